import { useQuery } from '@tanstack/react-query';
import type { Data } from '#client/operation.ts';
import { usePlatform } from '#client/react/platform-provider.tsx';
import type { RelatedListInfo } from '#client/records/types.ts';
import { getRelatedListInfo, getRelatedListPreferences } from '#generated/record-data/client.gen.ts';
import { platformQuery } from '../../data/queries/platform-query.ts';
import { relatedInfosQuery, relatedPreferencesQuery } from '../../data/queries/related-queries.ts';

export type RelatedListPreferences = Data<'getRelatedListPreferences'>;

/** A related list: how it is made, and how the person has arranged it; each undefined until known. */
export interface DescribedList {
  info: RelatedListInfo | undefined;
  preferences: RelatedListPreferences | undefined;
  error: Error | null;
  refetch: () => void;
}

/** One related list of an object. */
export function useDescribedList(parentObjectApiName: string, relatedListId: string): DescribedList {
  const platform = usePlatform();
  const info = useQuery(
    platformQuery(platform, getRelatedListInfo, { path: { parentObjectApiName, relatedListId } }),
  );
  const preferencesId = `${parentObjectApiName}.${relatedListId}`;
  const preferences = useQuery(
    platformQuery(platform, getRelatedListPreferences, { path: { preferencesId } }),
  );
  return {
    info: info.data,
    preferences: preferences.data,
    error: info.error ?? preferences.error,
    refetch: () => void Promise.all([info.refetch(), preferences.refetch()]),
  };
}

/** Several related lists of an object by their ids, all of them read in two calls. */
export function useDescribedLists(
  parentObjectApiName: string,
  relatedListNames: readonly string[],
): Record<string, DescribedList> {
  const platform = usePlatform();
  const infos = useQuery(relatedInfosQuery(platform, parentObjectApiName, relatedListNames));
  const preferences = useQuery(relatedPreferencesQuery(platform, parentObjectApiName, relatedListNames));
  const shared = {
    error: infos.error ?? preferences.error,
    refetch: () => void Promise.all([infos.refetch(), preferences.refetch()]),
  };
  const lists = relatedListNames.map((name, index): [string, DescribedList] => [
    name,
    {
      ...shared,
      info: answered<RelatedListInfo>(infos.data?.results[index]),
      preferences: answered<RelatedListPreferences>(preferences.data?.results[index]),
    },
  ]);
  return Object.fromEntries(lists);
}

/** The answer of an item of a batch; a list that cannot be told has none. */
const answered = <T>(item: { statusCode: number; result: unknown } | undefined): T | undefined =>
  item?.statusCode === 200 ? (item.result as T) : undefined;
