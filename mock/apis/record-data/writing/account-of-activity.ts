import type { ObjectDefinition } from '../../../objects/definition/index.ts';
import { targetOf } from '../../../objects/index.ts';
import type { Value } from '../../../store/row.ts';
import type { Store } from '../../../store/store.ts';
import { readRows } from '../reading/read-rows.ts';

type Values = Readonly<Record<string, Value | undefined>>;

/** What an activity is about, the nearest to its account first. */
const SUBJECTS = ['WhatId', 'WhoId'] as const;

/**
 * The account of an activity that names none: the account that it is about, or that of the record or the person it is
 * about. So a task for an order stands on the page of its customer, too.
 *
 * @param record the activity as it will be
 * @param written the values that the write sets
 */
export async function accountOfActivity(
  store: Store,
  { fields }: ObjectDefinition,
  record: Values,
  written: Values,
): Promise<Record<string, Value>> {
  if (record.AccountId || !SUBJECTS.some((name) => name in written)) return {};
  for (const name of SUBJECTS) {
    const id = record[name];
    const reference = fields[name]?.reference;
    const target = reference && typeof id === 'string' ? targetOf(reference, id) : undefined;
    const accountId = target && (await accountOf(store, target, String(id)));
    if (accountId) return { AccountId: accountId };
  }
  return {};
}

async function accountOf(store: Store, target: ObjectDefinition, id: string): Promise<Value> {
  const name = target.apiName === 'Account' ? 'Id' : 'AccountId';
  if (!Object.hasOwn(target.fields, name)) return null;
  return (await readRows(store, target, ['Id', name], [id])).get(id)?.[name] ?? null;
}
