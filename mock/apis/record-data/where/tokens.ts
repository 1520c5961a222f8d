import { malformedWhere } from './malformed-where.ts';

/** A word, a string, a number or a sign of the condition text, with its place in it. */
export interface Token {
  readonly kind: 'word' | 'string' | 'number' | 'sign' | 'end';
  readonly text: string;
  /** Characters before it. */
  readonly at: number;
}

const PATTERN =
  /\s+|([A-Za-z_][A-Za-z0-9_]*)|("(?:[^"\\]|\\.)*")|(-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?)|([{}[\]:,])/y;

/** Splits the condition text; both quoted and bare names are allowed, as in JSON and in GraphQL. */
export function tokens(text: string): Token[] {
  const found: Token[] = [];
  let at = 0;
  while (at < text.length) {
    PATTERN.lastIndex = at;
    const match = PATTERN.exec(text);
    if (!match) throw malformedWhere(at, 'unexpected character');
    const token = tokenOf(match, at);
    if (token) found.push(token);
    at += match[0].length;
  }
  return [...found, { kind: 'end', text: '', at }];
}

function tokenOf([, word, quoted, number, sign]: RegExpExecArray, at: number): Token | undefined {
  if (word !== undefined) return { kind: 'word', text: word, at };
  if (quoted !== undefined) return { kind: 'string', text: unquote(quoted, at), at };
  if (number !== undefined) return { kind: 'number', text: number, at };
  return sign === undefined ? undefined : { kind: 'sign', text: sign, at };
}

function unquote(quoted: string, at: number): string {
  let text: string;
  try {
    text = JSON.parse(quoted) as string;
  } catch {
    throw malformedWhere(at, 'the text cannot be read');
  }
  // No text of the database can hold it.
  if (text.includes('\u0000')) throw malformedWhere(at, 'the text has a NUL character');
  return text;
}
