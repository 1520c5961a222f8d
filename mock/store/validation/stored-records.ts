import type { ObjectDefinition } from '../../objects/definition/index.ts';
import { objectOfId } from '../ids.ts';
import { recordTypeId } from '../metadata-records.ts';
import type { Value } from '../row.ts';
import type { Store } from '../store.ts';
import type { Problem } from './problem.ts';

type Values = Readonly<Record<string, Value | undefined>>;

/** Why a reference leads nowhere: the id is of another object, there is no such record, or the record type is another's. */
export async function referenceProblem(
  store: Store,
  definition: ObjectDefinition,
  fieldName: string,
  value: Value,
): Promise<Problem | undefined> {
  const target = definition.fields[fieldName]?.reference?.to;
  if (!target || typeof value !== 'string') return undefined;
  const found =
    target === 'RecordType' && fieldName === 'RecordTypeId'
      ? definition.recordTypes.some(({ developerName }) => recordTypeId(definition, developerName) === value)
      : objectOfId(value)?.apiName === target && (await store.get(target as string, value)) !== undefined;
  return found ? undefined : { code: 'INVALID_CROSS_REFERENCE_KEY', target };
}

/** The first field of each set of fields whose values together another record has already. */
export async function takenFields(
  store: Store,
  { apiName, fields, uniqueTogether }: ObjectDefinition,
  record: Values,
  changed: readonly string[],
): Promise<string[]> {
  const single = Object.keys(fields).filter((name) => fields[name]?.unique);
  const sets = [...single.map((name) => [name]), ...uniqueTogether]
    .filter((names) => names.some((name) => changed.includes(name)))
    .filter((names) => names.every((name) => record[name] !== null && record[name] !== undefined));
  const taken = await Promise.all(sets.map((names) => isTaken(store, apiName, names, record)));
  return sets.flatMap((names, index) => (taken[index] ? [names[0] as string] : []));
}

async function isTaken(
  store: Store,
  apiName: string,
  names: readonly string[],
  record: Values,
): Promise<boolean> {
  const where = Object.fromEntries(names.map((name) => [name, record[name] as Value]));
  const [found] = await store.find(apiName, { where, limit: 1 });
  return found !== undefined && found.Id !== record.Id;
}
