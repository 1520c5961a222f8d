import { useQuery } from '@tanstack/react-query';
import { usePlatform } from '#client/react/platform-provider.tsx';
import type { ObjectInfo, RecordData } from '#client/records/types.ts';
import { getChildRelationshipRecords } from '#generated/record-data/client.gen.ts';
import { platformQuery } from '../../data/queries/platform-query.ts';
import { type ConsoleRecord, relatedRecord } from '../../data/record.ts';
import { displayText, recordName } from '../../data/record-name.ts';

/** Something that is known to have happened to a record. */
export interface HistoryEntry {
  key: string;
  kind: 'created' | 'modified' | 'field';
  /** Moment, ISO 8601. */
  at: string;
  who: string | undefined;
  /** For a field: its API name, and its value before and after. */
  field?: { apiName: string; before: string; after: string };
}

const FIELDS = ['Field', 'OldValue', 'NewValue', 'CreatedDate', 'CreatedBy.Name'];
const SHOWN = 50;

/** The relationship that leads to the history of a record's fields, where its object has one that may be seen. */
export const historyRelationship = ({ childRelationships }: Pick<ObjectInfo, 'childRelationships'>) =>
  childRelationships.find(({ childObjectApiName }) => /History$/.test(childObjectApiName));

/** What the platform knows about the past of a record, the latest first. */
export function useHistory(record: ConsoleRecord, info: ObjectInfo): HistoryEntry[] {
  const platform = usePlatform();
  const tracked = historyRelationship(info);
  const optionalFields = FIELDS.map((name) => `${tracked?.childObjectApiName}.${name}`);
  const { data } = useQuery(
    platformQuery(
      platform,
      getChildRelationshipRecords,
      tracked?.relationshipName && {
        path: { recordId: record.id, relationshipName: tracked.relationshipName },
        query: { optionalFields, pageSize: SHOWN },
      },
    ),
  );
  return historyOf(record, data?.records ?? []);
}

/** Joins what the record says of itself with the history of its fields. */
export function historyOf(record: ConsoleRecord, changes: readonly RecordData[]): HistoryEntry[] {
  const { CreatedDate, LastModifiedDate } = record.values;
  const own: HistoryEntry[] = [];
  if (CreatedDate)
    own.push({
      key: 'created',
      kind: 'created',
      at: String(CreatedDate),
      who: personOf(record, 'CreatedBy'),
    });
  if (LastModifiedDate && LastModifiedDate !== CreatedDate)
    own.push({
      key: 'modified',
      kind: 'modified',
      at: String(LastModifiedDate),
      who: personOf(record, 'LastModifiedBy'),
    });
  const tracked = changes.map(
    (change): HistoryEntry => ({
      key: change.id ?? '',
      kind: 'field',
      at: textOf(change, 'CreatedDate', true),
      who: personOf(change, 'CreatedBy'),
      field: {
        apiName: textOf(change, 'Field', true),
        before: textOf(change, 'OldValue'),
        after: textOf(change, 'NewValue'),
      },
    }),
  );
  return [...own, ...tracked].sort((one, other) => Date.parse(other.at) - Date.parse(one.at));
}

function personOf({ fields }: Pick<RecordData, 'fields'>, relationship: string): string | undefined {
  const person = relatedRecord(fields, relationship);
  return person && recordName(person);
}

function textOf({ fields }: RecordData, name: string, isRaw = false): string {
  const field = fields[name];
  if (!field) return '';
  return isRaw ? String(field.value ?? '') : displayText(field);
}
