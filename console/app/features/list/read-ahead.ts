import type { Platform } from '#client/platform.ts';
import { listViewsIn } from '#client/records/metadata.ts';
import { listViewsQuery } from '../../data/queries/list-queries.ts';
import { objectInfoQuery } from '../../data/queries/metadata-queries.ts';
import { objectOfList } from '../../paths.ts';
import { pinnedView } from '../list-views/pinned-view.ts';
import { chosenView } from './chosen-view.ts';
import { prefetchListInfo } from './list-info.ts';
import { askedList, listRowsQuery } from './list-rows.ts';
import { readState } from './list-state.ts';

interface Address {
  readonly pathname: string;
  readonly search: string;
}

/**
 * Reads what the list at an address stands on while the page is still being made. What fails is read again by the
 * page, which says so.
 */
export function readListAhead(platform: Platform, address: Address): void {
  const objectApiName = objectOfList(address.pathname);
  if (objectApiName === undefined) return;
  // The rows are the longest way, so they go first.
  void readList(platform, objectApiName, address).catch(() => undefined);
  void platform.queryClient.prefetchQuery(objectInfoQuery(platform, objectApiName));
}

async function readList(platform: Platform, objectApiName: string, address: Address): Promise<void> {
  const { queryClient } = platform;
  const lists = listViewsIn(await queryClient.ensureQueryData(listViewsQuery(platform, objectApiName)));
  const state = readState(new URLSearchParams(address.search));
  const view = chosenView(lists, state.view, pinnedView(objectApiName));
  // The rows of a board have a field more, which the object tells.
  if (!view || state.board !== undefined) return;
  const path = { objectApiName, listViewApiName: view.apiName };
  await Promise.all([
    prefetchListInfo(platform, path),
    queryClient.prefetchInfiniteQuery(
      listRowsQuery(platform, askedList(objectApiName, view, state.view), state),
    ),
  ]);
}
