import { useGetOne } from 'react-admin';
import { useRead } from '#client/react/use-read.ts';
import { MASTER_RECORD_TYPE_ID } from '#client/records/metadata.ts';
import { getLayout, getObjectInfo } from '#generated/record-data/client.gen.ts';
import type { ConsoleRecord } from '../../data/record.ts';
import type { RecordMeta } from '../../data/record-reads.ts';
import { useLocale } from '../../i18n/use-text.ts';

type Mode = 'View' | 'Edit';

/**
 * A record with everything its page is drawn from: object info, full layout for the use, compact layout. An edit starts from a
 * fresh copy.
 */
export function useRecord(objectApiName: string, recordId: string, mode: Mode) {
  const locale = useLocale();
  const path = { objectApiName };
  const meta: RecordMeta = { locale, isFresh: mode === 'Edit' };
  const record = useGetOne<ConsoleRecord>(objectApiName, { id: recordId, meta });
  const recordTypeId = record.data?.recordTypeId ?? MASTER_RECORD_TYPE_ID;
  const info = useRead(getObjectInfo, { path });
  const full = useRead(getLayout, { path, query: { layoutType: 'Full', mode, recordTypeId } });
  const compact = useRead(getLayout, { path, query: { layoutType: 'Compact', mode: 'View', recordTypeId } });
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
