import { useQuery } from '@tanstack/react-query';
import type { Favorite } from '#client/favorites/favorites.ts';
import { usePlatform } from '#client/react/platform-provider.tsx';
import { getListInfosByName, getRecords } from '#generated/record-data/client.gen.ts';
import { platformQuery } from '../../data/queries/platform-query.ts';

/** Things of one read. */
const AT_ONCE = 100;

/** Ids of the records and list views among the targets that are gone, or that the person may not see any more. */
export function useGoneTargets(favorites: readonly Favorite[]): ReadonlySet<string> {
  const platform = usePlatform();
  const records = targetsOf(favorites, 'Record');
  const recordIds = records.map(({ target }) => target);
  const objects = [...new Set(records.map(({ objectType }) => objectType))];
  const query = { optionalFields: objects.map((name) => `${name}.Id`) };
  const read = useQuery(
    platformQuery(platform, getRecords, recordIds.length > 0 && { path: { recordIds }, query }),
  );
  const ids = targetsOf(favorites, 'ListView').map(({ target }) => target);
  const lists = useQuery(platformQuery(platform, getListInfosByName, ids.length > 0 && { query: { ids } }));
  return new Set([...missing(recordIds, read.data?.results), ...missing(ids, lists.data?.results)]);
}

const targetsOf = (favorites: readonly Favorite[], type: string) =>
  favorites.filter(({ targetType }) => targetType === type).slice(0, AT_ONCE);

const missing = (asked: readonly string[], results: readonly { statusCode: number }[] = []): string[] =>
  asked.filter((_, index) => (results[index]?.statusCode ?? 200) >= 400);
