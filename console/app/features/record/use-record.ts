import { useQuery } from '@tanstack/react-query';
import { usePlatform } from '#client/react/platform-provider.tsx';
import { MASTER_RECORD_TYPE_ID } from '#client/records/metadata.ts';
import { layoutQuery, objectInfoQuery } from '../../data/queries/metadata-queries.ts';
import { recordQuery } from '../../data/queries/record-queries.ts';

type Mode = 'View' | 'Edit';

/**
 * A record with everything its page is drawn from: object info, full layout for the use, compact layout. An edit starts from a
 * fresh copy.
 */
export function useRecord(objectApiName: string, recordId: string, mode: Mode) {
  const platform = usePlatform();
  const read = recordQuery(platform, recordId);
  const record = useQuery(mode === 'Edit' ? { ...read, staleTime: 0 } : read);
  const recordTypeId = record.data?.recordTypeId ?? MASTER_RECORD_TYPE_ID;
  const info = useQuery(objectInfoQuery(platform, objectApiName));
  const full = useQuery(layoutQuery(platform, objectApiName, { layoutType: 'Full', mode, recordTypeId }));
  const compact = useQuery(
    layoutQuery(platform, objectApiName, { layoutType: 'Compact', mode: 'View', recordTypeId }),
  );
  const reads = [record, info, full, compact];
  const { data } = record;
  return {
    page:
      data && info.data && full.data && compact.data
        ? { record: data, info: info.data, full: full.data, compact: compact.data }
        : undefined,
    /** Whether the record has been read since the page was opened, not taken from an earlier visit. */
    isFresh: record.isFetchedAfterMount,
    error: reads.find(({ error }) => error)?.error ?? undefined,
    refetch: () => Promise.all(reads.map(({ refetch }) => refetch())),
  };
}

/** What `useRecord` gives once everything is there. */
export type RecordPageData = NonNullable<ReturnType<typeof useRecord>['page']>;
