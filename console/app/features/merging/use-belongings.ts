import { useQuery } from '@tanstack/react-query';
import { usePlatform } from '#client/react/platform-provider.tsx';
import { readBelongings } from '#client/records/belongings.ts';
import type { ObjectInfo } from '#client/records/types.ts';
import { getQuery } from '#generated/platform/client.gen.ts';
import { derivedQuery } from '../../data/queries/platform-query.ts';

/**
 * What belongs to records that are to be merged; no data where the platform does not tell.
 *
 * @param isMerged whether they are being merged, or are: nothing belongs to them from then on
 */
export function useBelongings(info: ObjectInfo, mergedIds: readonly string[], isMerged: boolean) {
  const platform = usePlatform();
  const { data, isLoading } = useQuery({
    ...derivedQuery(platform, getQuery, {
      input: mergedIds.length > 0 && { mergedIds },
      part: 'belongings',
      read: () => readBelongings(platform, info, mergedIds),
    }),
    retry: false,
    enabled: !isMerged,
  });
  return { belongings: data, isReading: isLoading };
}
