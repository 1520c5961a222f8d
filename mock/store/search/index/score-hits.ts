import type { Quality } from './matching-words.ts';
import type { SearchIndex } from './search-index.ts';

/** How much more a hit counts at the beginning of a text. */
export const FIRST_WORD = 1.1;

/**
 * The best hit of each entry among words, by position of the entry; 0 where there is none.
 *
 * @param weights how much a hit counts by field; fields without a weight are not searched
 */
export function bestPerEntry(
  index: SearchIndex,
  quality: Quality,
  weights: Readonly<Record<string, number>>,
): Float64Array {
  const best = new Float64Array(index.size);
  for (const [word, wordQuality] of quality) {
    const number = index.numbers.get(word);
    if (number !== undefined) raise(best, index, number, scoreOfMarks(index, weights, wordQuality));
  }
  return best;
}

/** What a hit scores by the mark of its place. */
function scoreOfMarks(
  { fields }: SearchIndex,
  weights: Readonly<Record<string, number>>,
  wordQuality: number,
): Float64Array {
  const scores = new Float64Array(2 * fields.length);
  fields.forEach((field, number) => {
    const score = (weights[field] ?? 0) * wordQuality;
    scores[2 * number] = score;
    scores[2 * number + 1] = score * FIRST_WORD;
  });
  return scores;
}

function raise(best: Float64Array, { postings }: SearchIndex, word: number, scores: Float64Array): void {
  const { starts, entries, marks } = postings;
  const end = starts[word + 1] as number;
  for (let place = starts[word] as number; place < end; place += 1) {
    const entry = entries[place] as number;
    const score = scores[marks[place] as number] as number;
    if (score > (best[entry] as number)) best[entry] = score;
  }
}

/** Adds the scores of entries that have some in both, in `total`; the others have none any longer. */
export function intersect(total: Float64Array, found: Float64Array): void {
  for (let entry = 0; entry < total.length; entry += 1) {
    const [before, added] = [total[entry] as number, found[entry] as number];
    total[entry] = before > 0 && added > 0 ? before + added : 0;
  }
}

/** Positions of the entries that have a score, in their order. */
export function scored(scores: Float64Array): Uint32Array {
  const hits = new Uint32Array(scores.length);
  let count = 0;
  for (let entry = 0; entry < scores.length; entry += 1) {
    if ((scores[entry] as number) > 0) hits[count++] = entry;
  }
  return hits.slice(0, count);
}
