import type { AnyRow, Value } from '#mock/store/row.ts';
import type { Store } from '#mock/store/store.ts';
import { Random } from './random.ts';
import { fieldOf, OBJECTS } from './schema.ts';

/** Rows of each object, as the store has them. */
export type Records = Readonly<Record<string, readonly AnyRow[]>>;

/** Texts whose case, umlauts and signs matter to comparisons and patterns. */
export const TEXTS = [
  'Alpha',
  'alpha',
  'ALPHA',
  'Ärzte',
  'ärzte',
  'Zoo',
  'zoo',
  'Ölmühle',
  "D'Elta",
  '100%',
  '100 Prozent',
  'a_b',
  'aXb',
  'back\\slash',
  'Straße',
  'Praxis am Markt',
  'praxis am markt',
  'x',
] as const;

const SEED = 4711;

/** Fills an empty store with records whose values repeat, differ in case only and are often missing. */
export async function fillRecords(store: Store, ownerIds: readonly string[]): Promise<Records> {
  const random = new Random(SEED);
  const maybe = <T>(make: () => T, share = 0.75): T | null => (random.happens(share) ? make() : null);
  const text = () => random.one(TEXTS);
  const choice = (object: string, field: string) =>
    random.one(fieldOf(object, field).picklist?.values ?? []).value;
  const day = () => `${random.int(2024, 2027)}-${two(random.int(1, 12))}-${two(random.int(1, 28))}`;
  const moment = () =>
    `${random.happens(0.5) ? near(random) : day()}T${two(random.int(0, 23))}:${two(random.int(0, 59))}:${two(random.int(0, 59))}.${random.int(100, 999)}Z`;
  const money = () => `${random.int(0, 400) / 4}`;
  const insert = (object: string, count: number, make: (index: number) => Record<string, Value>) =>
    store.insertMany(
      object,
      Array.from({ length: count }, (_, index) => ({ ...make(index), CreatedDate: moment() })),
    );

  const accounts: string[] = [];
  for (let batch = 0; batch < 6; batch += 1)
    accounts.push(
      ...(await insert('Account', 7, (index) => ({
        Name: text(),
        AccountNumber: maybe(() => `K-${batch}${index}`),
        Type: maybe(() => choice('Account', 'Type')),
        BillingCity: maybe(text),
        Phone: maybe(() => `+49 ${random.int(1, 9)}`),
        ParentId: accounts.length > 0 ? maybe(() => random.one(accounts)) : null,
        OwnerId: random.one(ownerIds),
      }))),
    );
  const contacts = await insert('Contact', 60, () => ({
    FirstName: maybe(text),
    LastName: text(),
    Email: maybe(() => `${random.one(['a', 'B', 'ö'])}${random.int(1, 9)}@offizin.example`),
    Birthdate: maybe(day),
    AccountId: maybe(() => random.one(accounts)),
  }));
  await insert('Opportunity', 70, () => ({
    Name: text(),
    AccountId: random.one(accounts),
    ContactId: maybe(() => random.one(contacts)),
    StageName: choice('Opportunity', 'StageName'),
    Amount: maybe(money),
    CloseDate: random.happens(0.5) ? near(random) : day(),
    OwnerId: random.one(ownerIds),
  }));
  const leads = await insert('Lead', 50, () => ({
    LastName: text(),
    Company: text(),
    City: maybe(text),
    Status: choice('Lead', 'Status'),
    Interests__c: maybe(() =>
      random
        .some(fieldOf('Lead', 'Interests__c').picklist?.values ?? [], random.int(1, 3))
        .map(({ value }) => value)
        .join(';'),
    ),
    NumberOfEmployees: maybe(() => random.int(0, 20)),
    AnnualRevenue: maybe(money),
    OwnerId: random.one(ownerIds),
  }));
  const opportunities = (await store.find('Opportunity')).map(({ Id }) => Id);
  await insert('Task', 70, () => ({
    Subject: text(),
    Status: choice('Task', 'Status'),
    Priority: choice('Task', 'Priority'),
    ActivityDate: maybe(() => near(random)),
    AccountId: maybe(() => random.one(accounts)),
    WhoId: maybe(() => random.one([...contacts, ...leads])),
    WhatId: maybe(() => random.one([...accounts, ...opportunities])),
  }));
  const cases: string[] = [];
  for (let batch = 0; batch < 4; batch += 1)
    cases.push(
      ...(await insert('Case', 10, () => ({
        Subject: text(),
        Status: choice('Case', 'Status'),
        Priority: choice('Case', 'Priority'),
        AccountId: maybe(() => random.one(accounts)),
        ContactId: maybe(() => random.one(contacts)),
        ParentId: cases.length > 0 ? maybe(() => random.one(cases)) : null,
      }))),
    );
  return readRecords(store);
}

async function readRecords(store: Store): Promise<Records> {
  const names = [...OBJECTS, 'User'];
  const rows = await Promise.all(names.map((name) => store.find(name)));
  return Object.fromEntries(names.map((name, index) => [name, rows[index] ?? []]));
}

const two = (value: number): string => String(value).padStart(2, '0');

/** A day near the one on which the statements are asked. */
function near(random: Random): string {
  return new Date(Date.UTC(2026, 5, 1 + random.int(-45, 45))).toISOString().slice(0, 10);
}
