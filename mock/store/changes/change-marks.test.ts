import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenStore } from '../store.ts';
import { openTestStore } from '../testing.ts';

let store: OpenStore;
beforeAll(async () => {
  store = await openTestStore();
});
afterAll(() => store.close());

async function moved(work: () => Promise<unknown>, apiName = 'Contact'): Promise<boolean> {
  const [before] = await store.changeMarks([apiName]);
  await work();
  const [after] = await store.changeMarks([apiName]);
  return after !== before;
}

it('moves with every kind of write to the object, and not with writes to another', async () => {
  const account = await store.insert('Account', { Name: 'Weber' });
  let id = '';
  const insert = async () => {
    id = (await store.insert('Contact', { LastName: 'Weber', AccountId: account.Id })).Id;
  };
  expect(await moved(insert)).toBe(true);
  expect(await moved(() => store.update('Contact', id, { LastName: 'Wolf' }))).toBe(true);
  expect(await moved(() => store.insertMany('Contact', [{ LastName: 'Vogt' }]))).toBe(true);
  expect(await moved(() => store.find('Contact'))).toBe(false);
  expect(await moved(() => store.update('Account', account.Id, { Name: 'Wolf' }))).toBe(false);
  expect(await moved(() => store.delete('Account', account.Id)), 'takes its contacts along').toBe(true);
  expect(await moved(() => store.clear())).toBe(true);
});

it('moves once more when writes are undone, since they may have been read', async () => {
  let inside: string[] = [];
  const undone = store.transaction(async (transaction) => {
    await transaction.insert('Contact', { LastName: 'Weber' });
    inside = await transaction.changeMarks(['Contact']);
    throw new Error('never mind');
  });
  await expect(undone).rejects.toThrow('never mind');
  expect(await store.changeMarks(['Contact'])).not.toEqual(inside);
});
