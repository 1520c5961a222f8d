import { editDistance } from '../text/edit-distance.ts';

/** How many typing errors are forgiven, from which length of the typed word on. */
const FORGIVEN = [
  { from: 8, errors: 2 },
  { from: 4, errors: 1 },
] as const;

/**
 * The words that are nearest to one that stands nowhere, as long as it has no more typing errors than are forgiven.
 * Numbers are never corrected: another strength or PZN is another medicine.
 */
export function closestWords(words: readonly string[], typed: string): string[] {
  const limit = forgivenErrors(typed);
  if (limit === 0) return [];
  const near = words
    .filter((word) => !/\d/.test(word))
    .map((word) => ({ word, distance: editDistance(typed, word, limit) }))
    .filter(({ distance }) => distance <= limit)
    .sort((a, b) => a.distance - b.distance || a.word.localeCompare(b.word));
  return near.filter(({ distance }) => distance === near[0]?.distance).map(({ word }) => word);
}

/** How many typing errors a word may have. */
export function forgivenErrors(typed: string): number {
  if (/\d/.test(typed)) return 0;
  return FORGIVEN.find(({ from }) => typed.length >= from)?.errors ?? 0;
}
