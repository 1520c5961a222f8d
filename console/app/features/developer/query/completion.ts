/** What can be typed at a place of a query. */
export interface Completion {
  /** Where the word begins that is being typed. */
  readonly start: number;
  /** Where it ends: the place of the cursor. */
  readonly end: number;
  /** What has been typed of it, without the relationship in front. */
  readonly typed: string;
  readonly wanted: Wanted;
}

/** Names of objects, or of fields of an object: the one that is asked for, or the one that a relationship leads to. */
export type Wanted =
  | { readonly kind: 'object' }
  | {
      readonly kind: 'field';
      readonly objectApiName: string | undefined;
      readonly relationship: string | undefined;
    };

const WORD = /[\w.]*$/;
const AFTER_FROM = /\bfrom\s+$/i;
const FROM = /\bfrom\s+(\w+)/i;
/** A quote that is still open: values are nobody's names. */
const IN_TEXT = /^(?:[^'\\]|\\.|'(?:[^'\\]|\\.)*')*'(?:[^'\\]|\\.)*$/s;

const WORDS = [
  ...['SELECT', 'FROM', 'WHERE', 'AND', 'OR', 'NOT', 'LIKE', 'IN', 'ORDER BY', 'GROUP BY', 'HAVING'],
  ...['ASC', 'DESC', 'NULLS LAST', 'LIMIT', 'OFFSET', 'COUNT()', 'TODAY', 'THIS_WEEK', 'LAST_N_DAYS:30'],
];

/** What can be typed at the cursor; undefined inside of a text. */
export function completionAt(text: string, cursor: number): Completion | undefined {
  const before = text.slice(0, cursor);
  if (IN_TEXT.test(before)) return undefined;
  const [word = ''] = WORD.exec(before) ?? [];
  const [typed = '', ...path] = word.split('.').toReversed();
  const place = { start: cursor - typed.length, end: cursor, typed };
  if (AFTER_FROM.test(before.slice(0, cursor - word.length))) return { ...place, wanted: { kind: 'object' } };
  // The object that is named after the cursor goes before one of a query around it.
  const [, objectApiName] = FROM.exec(text.slice(cursor)) ?? FROM.exec(text) ?? [];
  return { ...place, wanted: { kind: 'field', objectApiName, relationship: path[0] } };
}

/** Names that begin with what has been typed, the words of the language after them; at most twenty. */
export function offers({ typed, wanted }: Completion, names: readonly string[]): string[] {
  const hasWords = wanted.kind === 'field' && !wanted.relationship && typed !== '';
  const begins = (name: string) => name.toLowerCase().startsWith(typed.toLowerCase()) && name !== typed;
  return [...names.toSorted(), ...(hasWords ? WORDS : [])].filter(begins).slice(0, 20);
}
