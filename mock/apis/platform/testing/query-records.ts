import type { Store } from '#mock/store/store.ts';

/** Ids of the records by a letter each. */
export type Ids = Readonly<Record<string, string>>;

/**
 * A few accounts, contacts, chances and leads whose rows a person can keep in mind. It is the first of June 2026, a
 * Monday, 14:00 in the shop.
 */
export async function addQueryRecords(store: Store): Promise<Ids> {
  const a = await store.insert('Account', {
    Name: 'Alpha',
    Type: 'Practice',
    BillingCity: 'Kiel',
    AccountNumber: 'K-1',
    CreatedDate: '2026-05-31T21:30:00.000Z',
  });
  const b = await store.insert('Account', {
    Name: 'beta',
    Type: 'Private',
    AccountNumber: 'K-2',
    ParentId: a.Id,
    CreatedDate: '2026-05-31T22:30:00.000Z',
  });
  const c = await store.insert('Account', {
    Name: 'Gamma 100%',
    BillingCity: 'kiel',
    AccountNumber: 'K-3',
    ParentId: b.Id,
    CreatedDate: '2026-01-15T10:00:00.000Z',
  });
  const d = await store.insert('Account', {
    Name: "D'Elta",
    Type: 'Company',
    BillingCity: 'Lübeck',
    CreatedDate: '2025-12-31T23:30:00.000Z',
  });
  const e = await store.insert('Account', {
    Name: 'Epsilon_x',
    Type: 'Practice',
    BillingCity: 'Berlin',
    AccountNumber: 'K-5',
    CreatedDate: '2026-04-01T08:00:00.000Z',
  });
  await addContacts(store, a.Id, b.Id);
  await addChances(store, [a.Id, b.Id, d.Id, e.Id]);
  for (const [LastName, Interests__c] of [
    ['Eins', 'Blister;Delivery'],
    ['Zwei', 'Delivery'],
    ['Drei', null],
  ] as const)
    await store.insert('Lead', { LastName, Company: 'Praxis', Interests__c });
  return { a: a.Id, b: b.Id, c: c.Id, d: d.Id, e: e.Id };
}

async function addContacts(store: Store, a: string, b: string): Promise<void> {
  for (const [FirstName, LastName, AccountId, Birthdate] of [
    ['Anna', 'Aal', a, '1980-02-29'],
    ['Bernd', 'Bock', a, null],
    ['Carla', 'Cohn', b, '1990-12-01'],
    ['Dora', 'Dahl', null, '2000-06-01'],
  ] as const)
    await store.insert('Contact', { FirstName, LastName, AccountId, Birthdate });
}

async function addChances(store: Store, [a = '', b = '', d = '', e = '']: readonly string[]): Promise<void> {
  for (const [Name, AccountId, StageName, CloseDate, Amount] of [
    ['O1', a, 'Prospecting', '2026-06-15', '100.50'],
    ['O2', a, 'Closed Won', '2026-05-01', '200.00'],
    ['O3', b, 'Prospecting', '2026-07-01', null],
    ['O4', d, 'Negotiation', '2025-12-24', '50.25'],
    ['O5', e, 'Closed Won', '2026-06-30', '200.00'],
  ] as const)
    await store.insert('Opportunity', { Name, AccountId, StageName, CloseDate, Amount });
}
