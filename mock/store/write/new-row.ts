import type { Field, ObjectDefinition } from '../../objects/definition/index.ts';
import { recordTypeId } from '../metadata-records.ts';
import { columnOf } from '../query/columns.ts';
import type { Value } from '../row.ts';

export interface Writer {
  readonly userId: string;
  readonly now: Date;
}

/** The complete row of a new record: given values, then defaults. A record made in the past was last modified then. */
export function newRow(
  definition: ObjectDefinition,
  id: string,
  values: Readonly<Record<string, Value | undefined>>,
  writer: Writer,
): Record<string, Value> {
  for (const name of Object.keys(values)) columnOf(definition.apiName, name);
  const created = values.CreatedDate ?? writer.now.toISOString();
  const modified = values.LastModifiedDate ?? created;
  const row: Record<string, Value> = {};
  for (const [name, field] of Object.entries(definition.fields)) {
    if (field.formula) continue;
    row[name] = values[name] ?? preset(definition, field, writer);
  }
  row.Id = id;
  row.CreatedDate = created;
  row.LastModifiedDate = modified;
  row.SystemModstamp = values.SystemModstamp ?? modified;
  return row;
}

function preset(definition: ObjectDefinition, field: Field, writer: Writer): Value {
  if (field.default === undefined) return null;
  if (field.type !== 'Reference') return field.default;
  return field.default === 'recordType' ? recordTypeId(definition) : writer.userId;
}
