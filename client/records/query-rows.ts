import { getQuery, getQueryPage } from '#generated/platform/client.gen.ts';
import type { Platform } from '../platform.ts';

/**
 * What a query in the platform's language finds, page after page to the end: one object for each row, by the names of
 * the query. Ask for a `LIMIT` where there may be many.
 *
 * @throws FetchError 400 for a query that the platform does not understand or that names what may not be seen
 */
export async function readRows<Row>(platform: Platform, soql: string): Promise<Row[]> {
  const rows: Row[] = [];
  const first = await platform.read(getQuery, { query: { q: soql } });
  let page = first as { records: readonly unknown[]; nextRecordsUrl?: string };
  for (;;) {
    rows.push(...(page.records as readonly Row[]));
    const locator = page.nextRecordsUrl?.split('/').at(-1);
    if (!locator) return rows;
    page = await platform.read(getQueryPage, { path: { locator } });
  }
}
