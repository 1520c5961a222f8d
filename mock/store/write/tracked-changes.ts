import {
  type Field,
  type HistoryDataType,
  LONGEST_TRACKED,
  type ObjectDefinition,
} from '../../objects/definition/index.ts';
import { targetOf } from '../../objects/index.ts';
import type { AnyRow, Value } from '../row.ts';

/** Reads the name of a record that a reference leads to; undefined where it has none. */
type NameOf = (definition: ObjectDefinition, id: string) => Promise<string | undefined>;

/** The rows of a history for what differs between two versions of a record (PF-HIST-01, PF-HIST-02). */
export async function trackedChanges(
  { apiName, fields, tracked }: ObjectDefinition,
  before: AnyRow,
  after: AnyRow,
  nameOf: NameOf,
): Promise<Record<string, Value>[]> {
  const rows: Record<string, Value>[] = [];
  for (const name of tracked) {
    const field = fields[name] as Field;
    const [old, now] = [before[name] ?? null, after[name] ?? null];
    if (old === now) continue;
    const common = { [`${apiName}Id`]: after.Id, Field: trackedName(name, field) };
    const values = { OldValue: kept(field, old), NewValue: kept(field, now) };
    rows.push({ ...common, DataType: dataType(field), ...values });
    if (!field.reference) continue;
    const names = { OldValue: await nameAt(field, old, nameOf), NewValue: await nameAt(field, now, nameOf) };
    rows.push({ ...common, DataType: 'Text', ...names });
  }
  return rows;
}

/** How a history calls a field: one of the platform's own that refers to a record by its relationship, such as `Owner`. */
export function trackedName(name: string, { reference }: Pick<Field, 'reference'>): string {
  return reference && !name.endsWith('__c') ? reference.relationshipName : name;
}

function kept({ length }: Field, value: Value): string | null {
  return value === null || length > LONGEST_TRACKED ? null : String(value);
}

async function nameAt({ reference }: Field, id: Value, nameOf: NameOf): Promise<string | null> {
  const target = reference && typeof id === 'string' ? targetOf(reference, id) : undefined;
  const name = target && (await nameOf(target, String(id)));
  return name?.slice(0, LONGEST_TRACKED) ?? null;
}

function dataType({ type, length }: Field): HistoryDataType {
  switch (type) {
    case 'Boolean':
    case 'Currency':
    case 'DateTime':
    case 'Email':
    case 'Percent':
    case 'Phone':
    case 'Url':
      return type;
    case 'Date':
      return 'DateOnly';
    case 'Double':
    case 'Int':
      return 'Number';
    case 'Picklist':
    case 'MultiPicklist':
      return 'DynamicEnum';
    case 'Id':
    case 'Reference':
      return 'EntityId';
    default:
      return length > LONGEST_TRACKED ? 'TextArea' : 'Text';
  }
}
