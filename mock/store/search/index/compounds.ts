import { stem } from '../text/stem.ts';

const SHORTEST_PART = 4;

/**
 * The two words of an index that a compound is made of: nobody writes `Schmerztabletten` on a box, but products
 * are called `Schmerz` here and `Tabletten` there. A letter that joins the parts goes
 * with the inflection of the first. The longest first part wins.
 */
export function compoundParts(words: readonly string[], typed: string): [string, string] | undefined {
  const stems = new Set(words.map(stem));
  return splits(typed).find((parts) => parts.every((part) => stems.has(stem(part))));
}

/** The stems of all words that a compound could be made of. */
export function compoundStems(typed: string): string[] {
  return [...new Set(splits(typed).flat().map(stem))];
}

/** Each way to part a word in two, the longest first part first. */
function splits(typed: string): [string, string][] {
  const ends = Math.max(0, typed.length - 2 * SHORTEST_PART + 1);
  return Array.from({ length: ends }, (_, at) => {
    const end = typed.length - SHORTEST_PART - at;
    return [typed.slice(0, end), typed.slice(end)];
  });
}
