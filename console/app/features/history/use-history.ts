import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { usePlatform } from '#client/react/platform-provider.tsx';
import { type FieldChange, historyRelationship, readFieldHistory } from '#client/records/field-history.ts';
import type { ObjectInfo } from '#client/records/types.ts';
import { getQuery } from '#generated/platform/client.gen.ts';
import { derivedQuery } from '../../data/queries/platform-query.ts';
import { type ConsoleRecord, relatedRecord } from '../../data/record.ts';
import { recordName } from '../../data/record-name.ts';

/** Something that is known to have happened to a record. */
export interface HistoryEntry {
  key: string;
  kind: 'created' | 'modified' | 'field';
  /** Moment, ISO 8601. */
  at: string;
  who: string | undefined;
  /** What was changed, where it was a field that the object tracks. */
  change?: FieldChange;
}

/**
 * What the platform knows about the past of a record, the latest first.
 *
 * @param isAsked whether the changes of fields are wanted yet; beginning and last change are known with the record
 */
export function useHistory(record: ConsoleRecord, info: ObjectInfo, isAsked: boolean): HistoryEntry[] {
  const platform = usePlatform();
  const { id: recordId, systemModstamp } = record;
  const { data = [] } = useQuery({
    ...derivedQuery(platform, getQuery, {
      // Each version of the record has a history of its own.
      input: isAsked && historyRelationship(info) && { recordId, systemModstamp },
      part: 'field history',
      read: () => readFieldHistory(platform, info, recordId),
    }),
    placeholderData: keepPreviousData,
  });
  return historyOf(record, data);
}

/** Tracked changes and the last change of all are the same where they are no further apart. */
const SAME_MOMENT_MS = 2000;

/** Joins what the record says of itself with the changes of its fields. */
export function historyOf(record: ConsoleRecord, changes: readonly FieldChange[]): HistoryEntry[] {
  const { CreatedDate, LastModifiedDate } = record.values;
  const tracked = changes.map(
    (change): HistoryEntry => ({ key: change.id, kind: 'field', at: change.at, who: change.by, change }),
  );
  const own = (kind: 'created' | 'modified', at: unknown, by: string): HistoryEntry[] =>
    at ? [{ key: kind, kind, at: String(at), who: personOf(record, by) }] : [];
  const isTold = tracked.some(
    ({ at }) => Math.abs(Date.parse(at) - Date.parse(String(LastModifiedDate))) < SAME_MOMENT_MS,
  );
  const isChanged = LastModifiedDate !== CreatedDate && !isTold;
  return [
    ...own('created', CreatedDate, 'CreatedBy'),
    ...(isChanged ? own('modified', LastModifiedDate, 'LastModifiedBy') : []),
    ...tracked,
  ].sort((one, other) => Date.parse(other.at) - Date.parse(one.at));
}

function personOf({ fields }: Pick<ConsoleRecord, 'fields'>, relationship: string): string | undefined {
  const person = relatedRecord(fields, relationship);
  return person && recordName(person);
}
