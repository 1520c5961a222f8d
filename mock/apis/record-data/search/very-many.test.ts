import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Caller, openPlatform, type Platform } from '../testing/platform.ts';

const MANY = 4_500;

let platform: Platform;
let caller: Caller;
beforeAll(async () => {
  platform = await openPlatform();
  caller = await platform.user('Support');
  const account = (at: number) => ({
    Name: `Praxis ${at}`,
    BillingCity: 'Quittenheim',
    Phone: at === MANY - 1 ? '+49 30 1' : null,
  });
  await platform.store.insertMany(
    'Account',
    Array.from({ length: MANY }, (_, at) => account(at)),
  );
  await platform.store.insert('Account', { Name: 'Quittenheim Apotheke' });
});
afterAll(() => platform.close());

async function found(q: string, body: object = {}) {
  const parameters = new URLSearchParams({ q, objectApiName: 'Account' });
  const answer = await caller.post(`/search/results/keyword?${parameters}`, body);
  const { totalCount, records } = answer.body.keywordSearchResult;
  const names = records.map(
    ({ record }: { record: { fields: { Name: { value: string } } } }) => record.fields.Name.value,
  );
  return { totalCount, names };
}

test('of very many records that match, those whose names begin with the term come first', async () => {
  const { names, totalCount } = await found('quittenheim');
  expect(names[0]).toBe('Quittenheim Apotheke');
  expect(totalCount).toBeGreaterThan(200);
  expect(totalCount).toBeLessThan(MANY);
});

test('what filters leave of very many records, and another order of them, is asked of all', async () => {
  const filters = [{ fieldPath: 'Phone', operator: 'eq', values: ['+49 30 1'] }];
  expect(await found('quittenheim', { filters })).toEqual({ totalCount: 1, names: [`Praxis ${MANY - 1}`] });
  const { totalCount } = await found('quittenheim', {
    sortBy: ['-Name'],
  });
  expect(totalCount).toBe(MANY + 1);
});

test('of hundreds of records that match, all are found', async () => {
  const contact = (at: number) => ({ LastName: `Quittental ${at}` });
  await platform.store.insertMany(
    'Contact',
    Array.from({ length: 700 }, (_, at) => contact(at)),
  );
  const parameters = new URLSearchParams({ q: 'quittental', objectApiName: 'Contact' });
  const { body } = await caller.post(`/search/results/keyword?${parameters}`, {});
  expect(body.keywordSearchResult.totalCount).toBe(700);
});
