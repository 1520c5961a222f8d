import { useQuery } from '@tanstack/react-query';
import type { Data } from '#client/operation.ts';
import { usePlatform } from '#client/react/platform-provider.tsx';
import { relatedCountQuery, relatedCountsQuery } from '../../data/queries/count-queries.ts';
import { type Say, useText } from '../../i18n/use-text.ts';
import { COUNT_LIMIT } from './related.ts';

/** How many records are in a related list. */
export interface ListCount {
  text: string;
  /** As far as the platform has counted. */
  count: number;
}

/** How many records are in each related list of a record, by the list's id; read in one call. */
export function useCounts(
  parentRecordId: string,
  relatedListIds: readonly string[],
): Record<string, ListCount> {
  const say = useText();
  const platform = usePlatform();
  const { data } = useQuery(relatedCountsQuery(platform, parentRecordId, relatedListIds, COUNT_LIMIT));
  const entries = (data?.results ?? []).flatMap(({ result }, index) => {
    if (!('count' in result)) return [];
    return [[relatedListIds[index], { text: countText(result, say), count: result.count }] as const];
  });
  return Object.fromEntries(entries);
}

/** How many records are in one related list of a record; undefined until known. */
export function useCount(parentRecordId: string, relatedListId: string): ListCount | undefined {
  const say = useText();
  const platform = usePlatform();
  const { data } = useQuery(relatedCountQuery(platform, parentRecordId, relatedListId, COUNT_LIMIT));
  return data && { text: countText(data, say), count: data.count };
}

const countText = ({ count, hasMore }: Data<'getRelatedListCount'>, say: Say): string =>
  say(hasMore ? 'record.countMore' : 'record.count', { count });
