import { type ListViewName, listViewType } from '#client/lists/list-view.ts';
import type { Platform } from '#client/platform.ts';
import { getListInfoByName, getMruListInfo } from '#generated/record-data/client.gen.ts';
import { platformQuery } from '../../data/queries/platform-query.ts';

/** Whether a list is that of the records used last, which has a description of its own. */
export const isRecent = ({ listViewApiName }: ListViewName): boolean =>
  listViewType(listViewApiName) === 'mru';

/** How a list is described, as the two calls for it, of which only the fitting one reads anything. */
export function listInfoQueries(platform: Platform, path: ListViewName) {
  const { objectApiName } = path;
  return {
    recent: platformQuery(platform, getMruListInfo, isRecent(path) && { path: { objectApiName } }),
    named: platformQuery(platform, getListInfoByName, !isRecent(path) && { path }),
  };
}

/** Reads how a list is described before its page is there. */
export function prefetchListInfo(platform: Platform, path: ListViewName): Promise<void> {
  const { recent, named } = listInfoQueries(platform, path);
  const { queryClient } = platform;
  return isRecent(path) ? queryClient.prefetchQuery(recent) : queryClient.prefetchQuery(named);
}
