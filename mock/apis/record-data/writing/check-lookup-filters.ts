import type { Viewer } from '../../../model/metadata/rights.ts';
import type { LookupFilter, ObjectDefinition } from '../../../objects/definition/index.ts';
import { targetOf } from '../../../objects/index.ts';
import type { Value } from '../../../store/row.ts';
import type { Store } from '../../../store/store.ts';
import { readRows } from '../reading/read-rows.ts';
import { ValueFault } from './value-fault.ts';

type Values = Readonly<Record<string, Value | undefined>>;

/**
 * References of a record that its other fields do not allow, by field, such as the contact of another account. Judged
 * is what the write touches: the reference, or the field that it depends on.
 *
 * @param record the record as it will be
 * @param written the values that the write sets
 */
export async function lookupFilterFaults(
  store: Store,
  definition: ObjectDefinition,
  { record, written }: { readonly record: Values; readonly written: Values },
  { language }: Viewer,
): Promise<Map<string, ValueFault>> {
  const faults = new Map<string, ValueFault>();
  for (const [name, { reference }] of Object.entries(definition.fields)) {
    const filter = reference?.filter;
    if (!filter || !(name in written || filter.sameAs in written)) continue;
    const target = targetOf(reference, String(record[name] ?? ''));
    if (!target || (await isValid(store, target, filter, record[name], record[filter.sameAs]))) continue;
    const controller = definition.fields[filter.sameAs]?.label[language] ?? filter.sameAs;
    faults.set(name, new ValueFault('FIELD_FILTER_VALIDATION_EXCEPTION', 'notValidHere', { controller }));
  }
  return faults;
}

async function isValid(
  store: Store,
  target: ObjectDefinition,
  { field }: LookupFilter,
  id: Value | undefined,
  wanted: Value | undefined,
): Promise<boolean> {
  if (!Object.hasOwn(target.fields, field)) return true;
  if (typeof id !== 'string' || wanted === null || wanted === undefined) return true;
  const row = (await readRows(store, target, ['Id', field], [id])).get(id);
  return !row || row[field] === wanted;
}
