import { useQuery } from '@tanstack/react-query';
import { type ListViewName, listViewType } from '#client/lists/list-view.ts';
import type { Platform } from '#client/platform.ts';
import { usePlatform } from '#client/react/platform-provider.tsx';
import { getListInfoByName, getMruListInfo } from '#generated/record-data/client.gen.ts';
import { platformQuery } from '../../data/queries/platform-query.ts';

/** How a list is described: the records used last by a call of their own, every list view by its name. */
export function useListInfo(path: ListViewName) {
  const { recent, named } = queries(usePlatform(), path);
  const ofRecent = useQuery(recent);
  const ofNamed = useQuery(named);
  return isRecent(path) ? ofRecent : ofNamed;
}

/** Reads how a list is described before its page is there. */
export function prefetchListInfo(platform: Platform, path: ListViewName): Promise<void> {
  const { recent, named } = queries(platform, path);
  const { queryClient } = platform;
  return isRecent(path) ? queryClient.prefetchQuery(recent) : queryClient.prefetchQuery(named);
}

const isRecent = ({ listViewApiName }: ListViewName): boolean => listViewType(listViewApiName) === 'mru';

function queries(platform: Platform, path: ListViewName) {
  const { objectApiName } = path;
  return {
    recent: platformQuery(platform, getMruListInfo, isRecent(path) && { path: { objectApiName } }),
    named: platformQuery(platform, getListInfoByName, !isRecent(path) && { path }),
  };
}
