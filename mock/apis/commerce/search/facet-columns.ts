import { GrowingInts } from '#mock/store/search/index/growing-ints.ts';
import type { Catalogue } from '../catalogue/catalogue-entry.ts';
import { facetValues } from './facet-values.ts';

type Faceted = Pick<Catalogue, 'entries' | 'index'>;

/** What the entries of a catalogue have under one facet, as numbers that are quick to count. */
export interface FacetColumn {
  /** Every value there is, by its number. */
  readonly values: readonly string[];
  /** Number by value. */
  readonly numbers: ReadonlyMap<string, number>;
  /** The entry at position n has the values from `starts[n]` to `starts[n + 1]`. */
  readonly starts: Uint32Array;
  readonly entryValues: Uint32Array;
}

/** Columns by facet, kept as long as the index is: it is made anew whenever a text or a facet of a product changes. */
const kept = new WeakMap<Catalogue['index'], Map<string, FacetColumn>>();

/** The column of a facet, made when it is first asked for. */
export function facetColumn(catalogue: Faceted, facet: string): FacetColumn {
  const columns = kept.get(catalogue.index) ?? new Map<string, FacetColumn>();
  kept.set(catalogue.index, columns);
  const column = columns.get(facet) ?? readColumn(catalogue, facet);
  columns.set(facet, column);
  return column;
}

function readColumn({ entries }: Faceted, facet: string): FacetColumn {
  const numbers = new Map<string, number>();
  const starts = new Uint32Array(entries.length + 1);
  const entryValues = new GrowingInts();
  entries.forEach((entry, position) => {
    for (const value of facetValues(entry, facet)) {
      const number = numbers.get(value) ?? numbers.size;
      numbers.set(value, number);
      entryValues.push(number);
    }
    starts[position + 1] = entryValues.length;
  });
  return { values: [...numbers.keys()], numbers, starts, entryValues: entryValues.values() };
}

/** How many of the entries at these positions have each value, by value; those that none has are left out. */
export function countValues(column: FacetColumn, hits: Uint32Array): ReadonlyMap<string, number> {
  const { values, starts, entryValues } = column;
  const counts = new Uint32Array(values.length);
  for (const hit of hits) {
    const end = starts[hit + 1] as number;
    for (let at = starts[hit] as number; at < end; at += 1) {
      const number = entryValues[at] as number;
      counts[number] = (counts[number] as number) + 1;
    }
  }
  return new Map(values.map((value, number) => [value, counts[number] as number] as const).filter(isAny));
}

function isAny([, count]: readonly [string, number]): boolean {
  return count > 0;
}

/** Those of the positions whose entries have one of the values. */
export function withValues(column: FacetColumn, hits: Uint32Array, chosen: Iterable<string>): Uint32Array {
  const { values, numbers, starts, entryValues } = column;
  const isChosen = new Uint8Array(values.length);
  for (const value of chosen) {
    const number = numbers.get(value);
    if (number !== undefined) isChosen[number] = 1;
  }
  return hits.filter((hit) => {
    const end = starts[hit + 1] as number;
    for (let at = starts[hit] as number; at < end; at += 1)
      if (isChosen[entryValues[at] as number]) return true;
    return false;
  });
}
