import { malformedWhere } from './malformed-where.ts';
import type { Token } from './tokens.ts';

/** Walks through the tokens of a condition text and refuses what does not come as expected. */
export class Reader {
  readonly #tokens: readonly Token[];
  #next = 0;

  constructor(all: readonly Token[]) {
    this.#tokens = all;
  }

  get token(): Token {
    return this.#tokens[this.#next] as Token;
  }

  take(): Token {
    const { token } = this;
    if (token.kind !== 'end') this.#next += 1;
    return token;
  }

  /** Takes a sign if it comes next. */
  skip(sign: string): boolean {
    const found = this.token.kind === 'sign' && this.token.text === sign;
    if (found) this.#next += 1;
    return found;
  }

  expect(kindOrSign: string): void {
    const { token } = this;
    const fits = token.kind === 'sign' ? token.text === kindOrSign : token.kind === kindOrSign;
    if (!fits)
      throw malformedWhere(token.at, `expected ${kindOrSign === 'end' ? 'the end' : `“${kindOrSign}”`}`);
    this.take();
  }

  name(): string {
    const { token } = this;
    if (token.kind !== 'word' && token.kind !== 'string') throw malformedWhere(token.at, 'expected a name');
    return this.take().text;
  }
}
