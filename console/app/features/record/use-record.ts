import { useQuery } from '@tanstack/react-query';
import { usePlatform } from '#client/react/platform-provider.tsx';
import { MASTER_RECORD_TYPE_ID } from '#client/records/metadata.ts';
import type { ObjectInfo } from '#client/records/types.ts';
import { layoutQuery, objectInfoQuery } from '../../data/queries/metadata-queries.ts';
import { recordQuery } from '../../data/queries/record-queries.ts';
import type { ConsoleRecord } from '../../data/record.ts';

type Mode = 'View' | 'Edit';

/**
 * A record with everything its page is drawn from: object info, full layout for the use, compact layout. An edit starts from a
 * fresh copy.
 */
export function useRecord(objectApiName: string, recordId: string, mode: Mode) {
  const platform = usePlatform();
  const read = recordQuery(platform, recordId);
  const record = useQuery(mode === 'Edit' ? { ...read, staleTime: 0 } : read);
  const info = useQuery(objectInfoQuery(platform, objectApiName));
  const recordTypeId = layoutRecordType(record.data, info.data);
  const asked = recordTypeId && objectApiName;
  const full = useQuery(layoutQuery(platform, asked, { layoutType: 'Full', mode, recordTypeId }));
  const compact = useQuery(
    layoutQuery(platform, asked, { layoutType: 'Compact', mode: 'View', recordTypeId }),
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

/**
 * The record type whose layouts a record is shown by. It is known with the record, or before it where its object has no
 * record types: a layout of another type would be read for nothing.
 */
export function layoutRecordType(
  record: Pick<ConsoleRecord, 'recordTypeId'> | undefined,
  info: Pick<ObjectInfo, 'recordTypeInfos'> | undefined,
): string | undefined {
  if (record) return record.recordTypeId ?? MASTER_RECORD_TYPE_ID;
  const types = info && Object.values(info.recordTypeInfos);
  return types?.every(({ master }) => master) ? MASTER_RECORD_TYPE_ID : undefined;
}

/** What `useRecord` gives once everything is there. */
export type RecordPageData = NonNullable<ReturnType<typeof useRecord>['page']>;
