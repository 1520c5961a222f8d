import type { Platform } from '../platform.ts';
import { isNumeric } from './data-types.ts';
import { readRows } from './query-rows.ts';
import { toRecordId } from './record-id.ts';
import type { FieldInfo, InputValue, ObjectInfo } from './types.ts';

/** A change of one field of a record. */
export interface FieldChange {
  /** Id of the history's row. */
  id: string;
  /** API name of the field; as the history has it where the object has none of that name any more. */
  apiName: string;
  /** Moment, ISO 8601. */
  at: string;
  /** Name of who changed it; undefined where it may not be seen. */
  by: string | undefined;
  /** Values before and after, of the type that the field takes; of a reference, ids. */
  before: InputValue;
  after: InputValue;
  /** Of a reference: names of the records before and after. */
  names?: { before: string | null; after: string | null };
  /** Whether the values are kept; of a long text, only that it was changed. */
  isKept: boolean;
}

/** Changes told at once. */
export const MOST_CHANGES = 100;

type Described = Pick<ObjectInfo, 'childRelationships' | 'fields'>;

/** The relationship that leads to the changes of a record's fields; undefined where none are kept or may be seen. */
export const historyRelationship = ({ childRelationships }: Pick<Described, 'childRelationships'>) =>
  childRelationships.find(
    ({ childObjectApiName, relationshipName }) =>
      relationshipName === 'Histories' && childObjectApiName.endsWith('History'),
  );

/** What was changed of a record's tracked fields, the latest first, 100 at most; nothing where none are tracked. */
export async function readFieldHistory(
  platform: Platform,
  info: Described,
  recordId: string,
): Promise<FieldChange[]> {
  const history = historyRelationship(info);
  if (!history) return [];
  const id = toRecordId(recordId);
  const rows = await readRows<HistoryRow>(
    platform,
    `SELECT Id, Field, DataType, OldValue, NewValue, CreatedDate, CreatedBy.Name
    FROM ${history.childObjectApiName} WHERE ${history.fieldName} = '${id}'
    ORDER BY CreatedDate DESC, Id DESC LIMIT ${2 * MOST_CHANGES}`,
  );
  return fieldChanges(rows, info.fields).slice(0, MOST_CHANGES);
}

interface HistoryRow {
  Id: string;
  Field: string;
  DataType: string;
  OldValue: unknown;
  NewValue: unknown;
  CreatedDate: string;
  CreatedBy: { Name: string } | null;
}

const NAMES = 'Text';
const IDS = 'EntityId';

/** Joins the two rows that a reference has, one with ids and one with names. */
function fieldChanges(rows: readonly HistoryRow[], fields: ObjectInfo['fields']): FieldChange[] {
  const groups = Map.groupBy(rows, ({ Field, CreatedDate }) => `${Field} ${CreatedDate}`);
  return [...groups.values()].flatMap((group) => {
    const ids = group.find(({ DataType }) => DataType === IDS);
    const named = ids && group.find(({ DataType }) => DataType === NAMES);
    const changes = ids ? [ids] : group;
    return changes.flatMap((row) => {
      const field = fieldOf(row.Field, fields);
      // The row that tells of the record's beginning names no field.
      if (!field && row.OldValue === null && row.NewValue === null) return [];
      return [changeOf(row, field, named)];
    });
  });
}

function changeOf(row: HistoryRow, field: FieldInfo | undefined, named: HistoryRow | undefined): FieldChange {
  const { Id, Field, CreatedDate, CreatedBy, OldValue, NewValue } = row;
  return {
    id: Id,
    apiName: field?.apiName ?? Field,
    at: CreatedDate,
    by: CreatedBy?.Name,
    before: typed(OldValue, field),
    after: typed(NewValue, field),
    ...(named && { names: { before: textOf(named.OldValue), after: textOf(named.NewValue) } }),
    isKept: OldValue !== null || NewValue !== null,
  };
}

/** A field by the name that histories give it: that of its relationship for one of the platform's own. */
const fieldOf = (name: string, fields: ObjectInfo['fields']): FieldInfo | undefined =>
  fields[name] ?? Object.values(fields).find(({ relationshipName }) => relationshipName === name);

function typed(value: unknown, field: FieldInfo | undefined): InputValue {
  if (value === null || value === undefined) return field?.dataType === 'Boolean' ? false : null;
  if (field?.dataType === 'Boolean') return String(value) === 'true';
  if (field && isNumeric(field.dataType)) return Number(value);
  return String(value);
}

const textOf = (value: unknown): string | null =>
  value === null || value === undefined ? null : String(value);
