import type { IsSeen } from './matching-words.ts';
import type { SearchIndex } from './search-index.ts';

/** Tells which words of an index stand in a field with a weight of an entry that is visible. */
export function seenWords(
  { fields, numbers, postings: { starts, entries, marks } }: SearchIndex,
  weights: Readonly<Record<string, number>>,
  isVisible: (entry: number) => boolean = () => true,
): IsSeen {
  const isSearched = fields.map((field) => (weights[field] ?? 0) > 0);
  return (word) => {
    const number = numbers.get(word);
    if (number === undefined) return false;
    for (let place = starts[number] as number; place < (starts[number + 1] as number); place += 1) {
      const field = (marks[place] as number) >> 1;
      if (isSearched[field] && isVisible(entries[place] as number)) return true;
    }
    return false;
  };
}
