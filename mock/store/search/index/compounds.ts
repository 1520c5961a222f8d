import { stem } from '../text/stem.ts';

const SHORTEST_PART = 4;

/**
 * The two words of an index that a compound is made of: nobody writes `Schmerztabletten` on a box, but products
 * are called `Schmerz` here and `Tabletten` there. A letter that joins the parts goes
 * with the inflection of the first. The longest first part wins.
 */
export function compoundParts(words: readonly string[], typed: string): [string, string] | undefined {
  const stems = new Set(words.map(stem));
  const known = (word: string) => word.length >= SHORTEST_PART && stems.has(stem(word));
  for (let end = typed.length - SHORTEST_PART; end >= SHORTEST_PART; end -= 1) {
    const [first, second] = [typed.slice(0, end), typed.slice(end)];
    if (known(first) && known(second)) return [first, second];
  }
  return undefined;
}
