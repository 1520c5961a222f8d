/** Text without case and accents, so that "uber" finds "Über". */
export const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

/**
 * How well a term fits a text, 0 for not at all: the same, then the beginning, the beginning of a word, anywhere,
 * and last its letters in this order.
 */
export function fuzzyScore(text: string, term: string): number {
  const [haystack, needle] = [folded(text), folded(term.trim())];
  if (!needle) return 1;
  if (haystack === needle) return 100;
  const index = haystack.indexOf(needle);
  if (index === 0) return 80;
  if (index > 0) return isWordStart(text, index) ? 60 : 40;
  return subsequenceScore(haystack, needle);
}

/** The things that fit the term, best first; equal ones keep their order. */
export function fuzzyFilter<T>(
  things: readonly T[],
  term: string,
  textsOf: (thing: T) => readonly string[],
): T[] {
  return things
    .map((thing) => ({ thing, score: Math.max(...textsOf(thing).map((text) => fuzzyScore(text, term))) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ thing }) => thing);
}

/** A word starts after what is no letter, and at a capital inside a word, as in API names. */
function isWordStart(text: string, index: number): boolean {
  const [before = '', at = ''] = [text[index - 1], text[index]];
  return !/[\p{L}\d]/u.test(before) || (/\p{Lu}/u.test(at) && /\p{Ll}/u.test(before));
}

/** Letters in order but apart count up to 20, less the wider they lie. */
function subsequenceScore(haystack: string, needle: string): number {
  let at = -1;
  let first = -1;
  for (const letter of needle.replaceAll(' ', '')) {
    at = haystack.indexOf(letter, at + 1);
    if (at < 0) return 0;
    if (first < 0) first = at;
  }
  const gaps = at - first + 1 - needle.length;
  return gaps > needle.length * 2 ? 0 : Math.max(1, 20 - gaps);
}
