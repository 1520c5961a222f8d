import type { Platform } from '#client/platform.ts';
import { getListInfosByObjectName, getObjectInfo } from '#generated/record-data/client.gen.ts';
import { objectOfList } from '../paths.ts';

/** All list views of an object on one page. */
export const ALL_VIEWS = { pageSize: 2000 };

/** Reads what the list at an address stands on while its page is still being made; other pages read for themselves. */
export function readAhead(platform: Platform, pathname: string): void {
  const objectApiName = objectOfList(pathname);
  if (!objectApiName) return;
  const path = { objectApiName };
  const reads = [
    platform.read(getObjectInfo, { path }),
    platform.read(getListInfosByObjectName, { path, query: ALL_VIEWS }),
  ];
  // The page reads again what failed, and says so.
  for (const read of reads) read.catch(() => undefined);
}
