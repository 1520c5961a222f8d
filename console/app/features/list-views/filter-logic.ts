import type { TextKey } from '../../i18n/messages.ts';

/** What is wrong with a filter logic, as a text of the console with its values. */
export interface LogicFault {
  key: TextKey;
  values?: Record<string, string | number>;
}

interface Token {
  text: string;
  /** Place of its first character, from 1. */
  at: number;
}

/**
 * Judges a filter logic such as `1 AND (2 OR NOT 3)` over so many conditions, by the platform's rules: AND and OR side
 * by side need brackets, and each condition occurs. Undefined where nothing is wrong; nothing at all joins with AND.
 */
export function logicFault(text: string, conditions: number): LogicFault | undefined {
  if (text.trim() === '') return undefined;
  const tokens = [...text.matchAll(/\d+|[a-z]+|\S/gi)].map(
    (match): Token => ({ text: match[0].toUpperCase(), at: match.index + 1 }),
  );
  const reader = { tokens, next: 0, numbers: new Set<number>() };
  const fault =
    expression(reader) ?? (reader.next < tokens.length ? unexpected(tokens[reader.next]) : undefined);
  if (fault) return fault;
  const unknown = [...reader.numbers].find((number) => number < 1 || number > conditions);
  if (unknown !== undefined) return { key: 'listView.logicUnknown', values: { number: unknown } };
  const unused = Array.from({ length: conditions }, (_, index) => index + 1).find(
    (number) => !reader.numbers.has(number),
  );
  return unused === undefined ? undefined : { key: 'listView.logicUnused', values: { number: unused } };
}

interface Reader {
  tokens: Token[];
  next: number;
  numbers: Set<number>;
}

function expression(reader: Reader): LogicFault | undefined {
  const fault = term(reader);
  if (fault) return fault;
  const joint = reader.tokens[reader.next]?.text;
  if (joint !== 'AND' && joint !== 'OR') return undefined;
  while (reader.tokens[reader.next]?.text === joint) {
    reader.next += 1;
    const inner = term(reader);
    if (inner) return inner;
  }
  const other = reader.tokens[reader.next];
  const isMixed = other?.text === 'AND' || other?.text === 'OR';
  return isMixed ? { key: 'listView.logicMixed', values: { at: other.at } } : undefined;
}

function term(reader: Reader): LogicFault | undefined {
  if (reader.tokens[reader.next]?.text === 'NOT') reader.next += 1;
  const token = reader.tokens[reader.next];
  reader.next += 1;
  if (token && /^\d+$/.test(token.text)) {
    reader.numbers.add(Number(token.text));
    return undefined;
  }
  if (token?.text !== '(') return unexpected(token);
  const fault = expression(reader);
  if (fault) return fault;
  const close = reader.tokens[reader.next];
  reader.next += 1;
  return close?.text === ')' ? undefined : unexpected(close);
}

const unexpected = (token: Token | undefined): LogicFault =>
  token
    ? { key: 'listView.logicUnexpected', values: { text: token.text, at: token.at } }
    : { key: 'listView.logicIncomplete' };
