import { readdirSync, readFileSync } from 'node:fs';
import type { ProductLine } from './product-line.ts';
import { readTable } from './read-table.ts';

const tables = new URL('./tables/', import.meta.url);

/** All product lines of the hand-written tables, in the order of their files. */
export function productLines(): ProductLine[] {
  return readdirSync(tables)
    .filter((name) => name.endsWith('.txt'))
    .sort()
    .flatMap((name) => readTable(readFileSync(new URL(name, tables), 'utf8')));
}
