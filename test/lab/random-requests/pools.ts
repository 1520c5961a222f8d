/** Texts by what the name of a member or parameter is about; the first fitting line counts. */
export type Meanings = readonly (readonly [RegExp, readonly string[]])[];

/** What the texts of random requests are taken from. */
export interface Pools {
  /** Ids of things that are there and of some that are not. */
  readonly ids: readonly string[];
  readonly meanings: Meanings;
  /** Keys of maps whose keys are not declared. */
  readonly fieldNames: readonly string[];
}

/** Texts that mean nothing, or mischief. */
export const ANY_TEXT: readonly string[] = [
  'Sommer',
  '',
  ' ',
  '%',
  '*',
  '0',
  '-1',
  '1e999',
  '2026-06-01',
  '\u0000',
  "'; --",
  'ß\u202e',
  '💊'.repeat(9),
];

/** Nothing but what a schema says. */
export const NO_POOLS: Pools = { ids: [], meanings: [], fieldNames: ['Name'] };

/** Texts that mean something under this name. */
export function textsFor(name: string, { ids, meanings }: Pools): readonly string[] {
  const [, texts = []] = meanings.find(([pattern]) => pattern.test(name)) ?? [];
  return /Ids?(Or[A-Z]\w*)?$/i.test(name) ? [...ids, ...texts] : texts;
}
