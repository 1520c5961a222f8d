import type { ObjectDefinition } from '../../../objects/definition/index.ts';
import { toLongId } from '../../../store/ids.ts';
import type { Value } from '../../../store/row.ts';
import type { Store } from '../../../store/store.ts';
import { fullId } from '../record-ids.ts';
import type { Condition } from '../where/parse-where.ts';
import type { LookupField } from './lookup-field.ts';

/** What the form holds whose field is filled in. */
export interface SourceValues {
  /** Fields of the form. */
  readonly fields?: Readonly<Record<string, Value>> | undefined;
  /** Further fields, each as `Field=value`. */
  readonly bindings?: readonly string[] | undefined;
  /** The stored record that the form changes. */
  readonly recordId?: string | undefined;
}

/** The conditions that make a record of `target` valid for a field; a controlling field without a value narrows nothing. */
export async function narrowing(
  store: Store,
  { source, filter }: LookupField,
  target: ObjectDefinition,
  values: SourceValues,
): Promise<Condition[]> {
  if (target.apiName === 'RecordType') return [equals('SobjectType', source.apiName)];
  if (!filter || !Object.hasOwn(target.fields, filter.field)) return [];
  const value = await controllingValue(store, source.apiName, filter.sameAs, values);
  return value === null || value === '' ? [] : [equals(filter.field, longIfId(value))];
}

function equals(field: string, value: Value): Condition {
  return { kind: 'comparison', path: [field], operator: 'eq', value };
}

function longIfId(value: Value): Value {
  return typeof value === 'string' ? (toLongId(value) ?? value) : value;
}

async function controllingValue(
  store: Store,
  apiName: string,
  fieldName: string,
  { fields = {}, bindings = [], recordId }: SourceValues,
): Promise<Value> {
  if (Object.hasOwn(fields, fieldName)) return fields[fieldName] ?? null;
  const bound = bindings.find((binding) => binding.startsWith(`${fieldName}=`));
  if (bound !== undefined) return bound.slice(fieldName.length + 1);
  const stored = recordId ? await store.get(apiName, fullId(recordId)) : undefined;
  return stored?.[fieldName] ?? null;
}
