import type { ObjectDefinition } from '../../../objects/definition/index.ts';
import type { Value } from '../../../store/row.ts';
import type { Store } from '../../../store/store.ts';
import { ValueFault } from './value-fault.ts';

type Values = Readonly<Record<string, Value | undefined>>;

/**
 * Fields whose value, or whose combination of values, another record has already. The tables refuse those too, but one
 * at a time and only once everything else is right.
 *
 * @param record the record as it will be
 * @param written the values that the write sets
 */
export async function uniquenessFaults(
  store: Store,
  { apiName, fields, uniqueTogether }: ObjectDefinition,
  { record, written }: { readonly record: Values; readonly written: Values },
): Promise<Map<string, ValueFault>> {
  const faults = new Map<string, ValueFault>();
  const single = Object.keys(fields).filter((name) => fields[name]?.unique);
  for (const names of [...single.map((name) => [name]), ...uniqueTogether]) {
    if (!names.some((name) => name in written)) continue;
    if (!(await isTaken(store, apiName, names, record))) continue;
    for (const name of names) faults.set(name, new ValueFault('DUPLICATE_VALUE', 'duplicate'));
  }
  return faults;
}

async function isTaken(
  store: Store,
  apiName: string,
  names: readonly string[],
  record: Values,
): Promise<boolean> {
  const values = names.map((name) => [name, record[name] ?? null] as const);
  // An empty value is like no other.
  if (values.some(([, value]) => value === null)) return false;
  const others = await store.find(apiName, { where: Object.fromEntries(values), limit: 2 });
  return others.some(({ Id }) => Id !== record.Id);
}
