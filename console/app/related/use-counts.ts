import { useRead } from '#client/react/use-read.ts';
import { getRelatedListCounts } from '#generated/record-data/client.gen.ts';
import { useText } from '../i18n/use-text.ts';
import { COUNT_LIMIT } from './related.ts';

/** How many records are in each related list of a record, as a text by the list's id; read in one call. */
export function useCounts(parentRecordId: string, relatedListIds: readonly string[]): Record<string, string> {
  const say = useText();
  const { data } = useRead(
    getRelatedListCounts,
    { path: { parentRecordId, relatedListNames: [...relatedListIds] }, query: { maxCount: COUNT_LIMIT } },
    { enabled: relatedListIds.length > 0 },
  );
  const entries = (data?.results ?? []).flatMap(({ result }, index) => {
    if (!('count' in result)) return [];
    const text = say(result.hasMore ? 'record.countMore' : 'record.count', { count: result.count });
    return [[relatedListIds[index], text] as const];
  });
  return Object.fromEntries(entries);
}
