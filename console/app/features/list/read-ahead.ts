import type { Store } from 'react-admin';
import type { Platform } from '#client/platform.ts';
import {
  getListInfoByName,
  getListInfosByObjectName,
  getObjectInfo,
} from '#generated/record-data/client.gen.ts';
import { objectOfList } from '../../paths.ts';
import { pinnedView } from '../list-views/use-pinned-view.ts';
import { chosenView } from './chosen-view.ts';
import { listRowsQuery } from './use-list-rows.ts';
import { readState } from './use-list-state.ts';

/** All list views of an object on one page. */
export const ALL_VIEWS = { pageSize: 2000 };

interface Address {
  readonly pathname: string;
  readonly search: string;
}

/**
 * Reads what the list at an address stands on while the page is still being made. What fails is read again by the
 * page, which says so.
 */
export function readAhead(platform: Platform, preferences: Store, locale: string, address: Address): void {
  const objectApiName = objectOfList(address.pathname);
  if (objectApiName === undefined) return;
  // The rows are the longest way, so they go first.
  const reads: Promise<unknown>[] = [
    readList(platform, preferences, locale, { objectApiName, address }),
    platform.read(getObjectInfo, { path: { objectApiName } }),
  ];
  for (const read of reads) read.catch(() => undefined);
}

async function readList(
  platform: Platform,
  preferences: Store,
  locale: string,
  { objectApiName, address }: { objectApiName: string; address: Address },
): Promise<void> {
  const { lists } = await platform.read(getListInfosByObjectName, {
    path: { objectApiName },
    query: ALL_VIEWS,
  });
  const state = readState(new URLSearchParams(address.search));
  const view = chosenView(lists, state.view, pinnedView(preferences, objectApiName))?.apiName;
  if (view === undefined) return;
  await Promise.all([
    platform.read(getListInfoByName, { path: { objectApiName, listViewApiName: view } }),
    platform.queryClient.prefetchInfiniteQuery(
      listRowsQuery(platform, { objectApiName, view, locale, term: state.term, sort: state.sort }),
    ),
  ]);
}
