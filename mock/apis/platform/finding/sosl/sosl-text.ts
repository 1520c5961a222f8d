import { PlatformFault } from '../../../../engine/errors/platform-fault.ts';

/** The text of a search, read from its beginning. */
export class SoslText {
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  /** Takes what matches here, blanks before it aside; `pattern` is sticky. */
  take(pattern: RegExp): RegExpExecArray | undefined {
    this.#skipBlanks();
    pattern.lastIndex = this.#at;
    const match = pattern.exec(this.#text);
    if (match) this.#at = pattern.lastIndex;
    return match ?? undefined;
  }

  /** The same where something has to be; throws 400 MALFORMED_SEARCH. */
  expect(pattern: RegExp, what: string): RegExpExecArray {
    const match = this.take(pattern);
    if (!match) throw this.#unexpected(`, expecting ${what}`);
    return match;
  }

  /** Takes what stands in parentheses, which may hold others; undefined where none begin here. */
  takeBraced(): string | undefined {
    if (!this.take(/\(/y)) return undefined;
    const from = this.#at;
    for (let depth = 1; depth > 0; ) {
      const match = this.take(/(?:'(?:\\.|[^\\'])*'|[^()'])*([()])/sy);
      if (!match) throw this.#endsEarly();
      const [, sign] = match;
      depth += sign === '(' ? 1 : -1;
    }
    return this.#text.slice(from, this.#at - 1);
  }

  /** Throws 400 MALFORMED_SEARCH where something is left. */
  expectEnd(): void {
    this.#skipBlanks();
    if (this.#at < this.#text.length) throw this.#unexpected('');
  }

  #endsEarly(): PlatformFault {
    this.#at = this.#text.length;
    return this.#unexpected(', expecting )');
  }

  #skipBlanks(): void {
    while (/\s/.test(this.#text[this.#at] ?? '')) this.#at += 1;
  }

  #unexpected(expecting: string): PlatformFault {
    const [found = '<EOF>'] = /^(\w+|\S)/.exec(this.#text.slice(this.#at)) ?? [];
    const message = `unexpected token: '${found}' at column ${this.#at + 1}${expecting}`;
    return new PlatformFault(400, 'MALFORMED_SEARCH', message);
  }
}
