import { useQuery } from '@tanstack/react-query';
import type { ListViewName } from '#client/lists/list-view.ts';
import { usePlatform } from '#client/react/platform-provider.tsx';
import { isRecent, listInfoQueries } from './list-info.ts';

/** How a list is described: the records used last by a call of their own, every list view by its name. */
export function useListInfo(path: ListViewName) {
  const { recent, named } = listInfoQueries(usePlatform(), path);
  const ofRecent = useQuery(recent);
  const ofNamed = useQuery(named);
  return isRecent(path) ? ofRecent : ofNamed;
}
