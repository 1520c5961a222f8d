import type { Store } from '../../store/store.ts';
import { type CategoryPaths, loadCategoryPaths, pathKey } from './category-paths.ts';
import { type FileRow, openProductFile } from './read-file.ts';
import { type RowFault, readRow } from './read-row.ts';
import { type WantedProduct, writeProducts } from './write-products.ts';

const BATCH = 500;

export interface ImportOptions {
  /** Writes nothing at all when any row is wrong; otherwise wrong rows are left out. */
  readonly allOrNothing?: boolean;
  /** Told every fault, in the order of the file. */
  readonly onFault?: (fault: RowFault) => void;
  /** Told after each batch. */
  readonly onProgress?: (progress: ImportProgress) => void;
}

/** How far an import has come. */
export interface ImportProgress {
  /** Rows that were read. */
  readonly rows: number;
  /** How much of the file was read, from 0 to 1. */
  readonly share: number;
}

/** What an import has done, in rows. */
export interface ImportResult {
  rows: number;
  added: number;
  changed: number;
  /** Rows with at least one fault, which were left out. */
  faulty: number;
}

/**
 * Brings the products of a file into the store, batch by batch. Products are known by their PZN, so the same file twice
 * changes nothing.
 *
 * @throws FileFault for a file that is no product file
 */
export async function importProducts(
  store: Store,
  path: string,
  options: ImportOptions = {},
): Promise<ImportResult> {
  const categories = await loadCategoryPaths(store);
  if (options.allOrNothing) {
    const checked = await eachBatch(path, categories, options, async () => ({ added: 0, changed: 0 }));
    if (checked.faulty > 0) return checked;
  }
  const { onFault: _, ...silent } = options;
  return eachBatch(path, categories, options.allOrNothing ? silent : options, (batch) =>
    writeProducts(store, batch),
  );
}

async function eachBatch(
  path: string,
  categories: CategoryPaths,
  { onFault, onProgress }: ImportOptions,
  write: (batch: readonly WantedProduct[]) => Promise<{ added: number; changed: number }>,
): Promise<ImportResult> {
  const result: ImportResult = { rows: 0, added: 0, changed: 0, faulty: 0 };
  const seen = new Set<number>();
  let batch: WantedProduct[] = [];
  const file = openProductFile(path);
  const flush = async () => {
    if (batch.length === 0) return;
    const { added, changed } = await write(batch);
    result.added += added;
    result.changed += changed;
    batch = [];
    onProgress?.({ rows: result.rows, share: file.share() });
  };
  for await (const row of file.rows) {
    result.rows += 1;
    const read = wantedOf(row, categories, seen);
    if ('faults' in read) {
      result.faulty += 1;
      for (const fault of read.faults) onFault?.(fault);
    } else batch.push(read);
    if (batch.length === BATCH) await flush();
  }
  await flush();
  return result;
}

/** The product of a row, or why it is none; a file has each PZN once. */
function wantedOf(
  row: FileRow,
  categories: CategoryPaths,
  seen: Set<number>,
): WantedProduct | { faults: RowFault[] } {
  const read = readRow(row);
  if ('faults' in read) return read;
  const { line } = row;
  const { pzn, category } = read.values;
  const categoryId = categories.get(pathKey(category));
  const faults: RowFault[] = [
    ...(categoryId === undefined
      ? [{ line, column: 'category', reason: `there is no "${category}"` } as const]
      : []),
    ...(seen.has(Number(pzn))
      ? [{ line, column: 'pzn', reason: `${pzn} stands in an earlier line` } as const]
      : []),
  ];
  if (categoryId === undefined || faults.length > 0) return { faults };
  seen.add(Number(pzn));
  return { values: read.values, categoryId };
}
