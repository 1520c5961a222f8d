import { PlatformFault } from '../../../../../engine/errors/platform-fault.ts';
import { tokens } from '../../../../../store/search/text/tokens.ts';

/** What a term asks for: words, a phrase or words with wildcards, joined by operators. */
export type TermTree =
  | { readonly kind: 'and' | 'or' | 'not'; readonly left: TermTree; readonly right: TermTree }
  | { readonly kind: 'words' | 'phrase'; readonly words: string }
  | { readonly kind: 'pattern'; readonly pattern: string };

type Token =
  | { readonly kind: 'open' | 'close' | 'and' | 'or' | 'not' }
  | { readonly kind: 'leaf'; readonly of: TermTree };

const MOST_PARTS = 200;
const MOST_DEPTH = 64;
const FEWEST_CHARACTERS = 2;

/** Takes a term apart; throws 400 MALFORMED_SEARCH for one that makes no sense (PF-REST-12). */
export function termTree(term: string): TermTree {
  return new TermReader(tokensOf(term)).read();
}

/** A term without operators, wildcards and quotes, as the pages take it; undefined for any other. */
export function plainTerm(term: string): string | undefined {
  if (/^\s*\*\s*$/.test(term)) return term;
  const hasMore = /["()*?]/.test(term.replace(/\\./gs, ''));
  const hasOperator = term.split(/\s+/).some((word) => OPERATOR.test(word));
  return hasMore || hasOperator ? undefined : term.replace(/\\(.)/gs, '$1');
}

/** AND and AND NOT come before OR, and those that stand beside each other from the right. */
class TermReader {
  readonly #tokens: readonly Token[];
  #at = 0;

  constructor(found: readonly Token[]) {
    if (found.length > MOST_PARTS) throw malformed(`a term has at most ${MOST_PARTS} parts`);
    this.#tokens = found;
  }

  read(): TermTree {
    const tree = this.#any(0);
    const [rest] = this.#tokens.slice(this.#at);
    if (rest) throw unexpected(rest);
    return tree;
  }

  #any(depth: number): TermTree {
    let left = this.#all(depth);
    while (this.#take('or')) left = { kind: 'or', left, right: this.#all(depth) };
    return left;
  }

  #all(depth: number): TermTree {
    const left = this.#one(depth);
    const isJoined = this.#take('and');
    if (isJoined && this.#take('not')) return { kind: 'not', left, right: this.#all(depth) };
    const next = this.#tokens[this.#at]?.kind;
    return isJoined || next === 'leaf' || next === 'open'
      ? { kind: 'and', left, right: this.#all(depth) }
      : left;
  }

  #one(depth: number): TermTree {
    if (depth > MOST_DEPTH) throw malformed('the parentheses are nested too deeply');
    const token = this.#tokens[this.#at];
    this.#at += 1;
    if (token?.kind === 'leaf') return token.of;
    if (token?.kind !== 'open') throw unexpected(token);
    const inner = this.#any(depth + 1);
    if (!this.#take('close')) throw unexpected(this.#tokens[this.#at]);
    return inner;
  }

  #take(kind: Token['kind']): boolean {
    const isThere = this.#tokens[this.#at]?.kind === kind;
    if (isThere) this.#at += 1;
    return isThere;
  }
}

const PART = /\s+|([()])|"((?:\\.|[^\\"])*)"|((?:\\.|[^\\\s()"])+)|(["\\])/gsy;
const OPERATOR = /^(and|or|not)$/i;

function tokensOf(term: string): Token[] {
  const found: Token[] = [];
  for (const [, parenthesis, phrase, word, stray] of term.matchAll(PART)) {
    if (stray !== undefined) throw malformed(`unexpected token: '${stray}'`);
    if (parenthesis) found.push({ kind: parenthesis === '(' ? 'open' : 'close' });
    else if (phrase !== undefined) found.push(leaf('phrase', phrase));
    else if (word !== undefined && OPERATOR.test(word)) found.push({ kind: word.toLowerCase() as 'and' });
    else if (word !== undefined) found.push(...wordLeaves(word));
  }
  return found;
}

/** A word by itself; a change from letters to digits begins another one. */
function wordLeaves(word: string): Token[] {
  if (!/(^|[^\\])(\\\\)*[*?]/.test(word)) return [leaf('words', word)];
  if (/^[*?]/.test(word)) throw malformed('a wildcard stands in the middle or at the end of a word');
  const plain = word.replace(/\\./gs, ' ');
  const pieces = plain.match(/\p{L}[\p{L}*?]*|\d[\d*?]*/gu) ?? [];
  return pieces.map((pattern) => ({ kind: 'leaf', of: { kind: 'pattern', pattern } }));
}

function leaf(kind: 'words' | 'phrase', escaped: string): Token {
  const words = escaped.replace(/\\(.)/gs, '$1');
  if (tokens(words).join('').length >= FEWEST_CHARACTERS) return { kind: 'leaf', of: { kind, words } };
  const message = `Each word of a term must have at least ${FEWEST_CHARACTERS} letters or digits.`;
  throw new PlatformFault(400, 'INVALID_SEARCH', message);
}

function unexpected(token: Token | undefined): PlatformFault {
  const names = { open: '(', close: ')', and: 'AND', or: 'OR', not: 'NOT' } as const;
  const name = token === undefined || token.kind === 'leaf' ? '<EOF>' : names[token.kind];
  return malformed(`unexpected token: '${name}' in the term`);
}

function malformed(message: string): PlatformFault {
  return new PlatformFault(400, 'MALFORMED_SEARCH', message);
}
