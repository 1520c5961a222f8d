/** How the numbered conditions of a list are joined. */
export type FilterLogic =
  | { readonly kind: 'filter'; readonly number: number }
  | { readonly kind: 'not'; readonly of: FilterLogic }
  | { readonly kind: 'and' | 'or'; readonly of: readonly FilterLogic[] };

/** Why a filter logic cannot be read. `at` counts characters from 1. */
export type LogicFault =
  | { readonly reason: 'unexpected'; readonly text: string; readonly at: number }
  | { readonly reason: 'incomplete' }
  | { readonly reason: 'mixed'; readonly at: number }
  | { readonly reason: 'tooDeep' };

/** Deeper than any person nests, and far less than the stack bears. */
const MAXIMUM_DEPTH = 20;

class LogicError extends Error {
  readonly fault: LogicFault;

  constructor(fault: LogicFault) {
    super(fault.reason);
    this.fault = fault;
  }
}

/**
 * Reads a filter logic such as `1 AND (2 OR NOT 3)`. AND and OR side by side need brackets, as the platform demands:
 * nobody agrees on which of them binds closer.
 */
export function parseFilterLogic(text: string): FilterLogic | LogicFault {
  try {
    const reader = new LogicReader(text);
    const logic = readExpression(reader, 0);
    if (reader.peek) throw reader.unexpected();
    return logic;
  } catch (error) {
    if (error instanceof LogicError) return error.fault;
    throw error;
  }
}

/** The numbers of the conditions that a filter logic names. */
export function filterNumbers(logic: FilterLogic): number[] {
  if (logic.kind === 'filter') return [logic.number];
  return logic.kind === 'not' ? filterNumbers(logic.of) : logic.of.flatMap(filterNumbers);
}

interface Token {
  readonly text: string;
  /** Place of its first character, from 1. */
  readonly at: number;
}

class LogicReader {
  readonly #tokens: readonly Token[];
  #next = 0;

  constructor(text: string) {
    const matches = [...text.matchAll(/\d+|[a-z]+|\S/gi)];
    this.#tokens = matches.map((match) => ({ text: match[0].toUpperCase(), at: match.index + 1 }));
  }

  get peek(): Token | undefined {
    return this.#tokens[this.#next];
  }

  /** Takes the word or sign if it comes next. */
  skip(text: string): boolean {
    const found = this.peek?.text === text;
    if (found) this.#next += 1;
    return found;
  }

  take(): Token | undefined {
    const token = this.peek;
    this.#next += 1;
    return token;
  }

  unexpected(token = this.peek): LogicError {
    return new LogicError(token ? { reason: 'unexpected', ...token } : { reason: 'incomplete' });
  }
}

/** Terms that are all joined by the same word. */
function readExpression(reader: LogicReader, depth: number): FilterLogic {
  if (depth > MAXIMUM_DEPTH) throw new LogicError({ reason: 'tooDeep' });
  const first = readTerm(reader, depth);
  const joint = reader.peek?.text;
  if (joint !== 'AND' && joint !== 'OR') return first;
  const terms = [first];
  while (reader.skip(joint)) terms.push(readTerm(reader, depth));
  const next = reader.peek;
  if (next?.text === 'AND' || next?.text === 'OR') throw new LogicError({ reason: 'mixed', at: next.at });
  return { kind: joint === 'AND' ? 'and' : 'or', of: terms };
}

function readTerm(reader: LogicReader, depth: number): FilterLogic {
  const token = reader.take();
  if (token?.text === 'NOT') return { kind: 'not', of: readOperand(reader, reader.take(), depth) };
  return readOperand(reader, token, depth);
}

/** A number, or an expression in brackets. */
function readOperand(reader: LogicReader, token: Token | undefined, depth: number): FilterLogic {
  if (token && /^\d+$/.test(token.text)) return { kind: 'filter', number: Number(token.text) };
  if (token?.text !== '(') throw reader.unexpected(token);
  const inner = readExpression(reader, depth + 1);
  if (!reader.skip(')')) throw reader.unexpected();
  return inner;
}
