import type { Catalogue } from './catalogue-entry.ts';

/** Kept as long as the entries are. */
const kept = new WeakMap<Catalogue['entries'], ReadonlyMap<string, number>>();

/** How many products can be found in each category and below it, by category id. */
export function productCounts({ entries }: Pick<Catalogue, 'entries'>): ReadonlyMap<string, number> {
  const counts = kept.get(entries) ?? countAll(entries);
  kept.set(entries, counts);
  return counts;
}

function countAll(entries: Catalogue['entries']): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { categoryIds } of entries) {
    for (const id of categoryIds) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return counts;
}
