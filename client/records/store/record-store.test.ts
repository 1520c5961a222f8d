import { describe, expect, test } from 'vitest';
import { getListRecordsByName } from '#generated/record-data/client.gen.ts';
import { GONE, ID, itemsOf, list, NAME, record, setUp, USER } from '../../testing/records.ts';
import { routedFetch, type StubAnswer, stubFetch } from '../../testing/stub-fetch.ts';
import { stubPlatform } from '../../testing/stub-platform.ts';
import { executeRecordBatch } from '../batch.ts';
import { readRecord, removeRecord, saveRecord } from '../records.ts';
import { recordStore } from './record-store.ts';

describe('one entry per record id', () => {
  test('RD-STATE-09 fields are merged from every answer that carries the record, 15 characters naming the same record', async () => {
    const { platform, store, requests } = setUp(list(record(ID, { Name: 'Ibu' })), [
      200,
      record(ID, { IsActive: true }),
    ]);
    const path = { objectApiName: 'Product2', listViewApiName: 'All' };
    await platform.read(getListRecordsByName, { path, body: {} });
    await store.read(ID.slice(0, 15), { fields: ['Product2.IsActive'] });
    const both = await store.read(ID, { fields: ['Product2.Name', 'product2.isactive'] });
    expect(both.fields).toEqual({
      Name: { displayValue: null, value: 'Ibu' },
      IsActive: { displayValue: null, value: true },
    });
    expect(requests).toHaveLength(2);
  });

  test('a record that another one refers to has an entry of its own', async () => {
    const owner = record(USER, { Name: 'Maria' });
    const { store, requests } = setUp([200, record(ID, { Owner: owner })]);
    const request = { fields: ['Product2.Owner.Name'] };
    expect((await store.read(ID, request)).fields.Owner?.value).toMatchObject({
      id: USER,
      fields: owner.fields,
    });
    store.merge(record(USER, { Name: 'Maria Merch' }, 2) as never);
    const again = await store.read(ID, request);
    expect(again.fields.Owner?.value).toMatchObject({ fields: { Name: { value: 'Maria Merch' } } });
    expect(await store.read(USER, { fields: ['User.Name'] })).toMatchObject({ apiName: 'User', id: USER });
    expect(requests).toHaveLength(1);
  });

  test('a newer version makes the fields stale that its answer does not carry; an older one changes nothing', async () => {
    const { store } = setUp([200, record(ID, { Name: 'Alt', IsActive: true }, 5)]);
    const request = { fields: ['Product2.Name', 'Product2.IsActive'] };
    await store.read(ID, request);
    store.merge(record(ID, { Name: 'Neu' }, 6) as never);
    expect(store.snapshot(ID, NAME).state).toBe('Fulfilled');
    expect(store.snapshot(ID, request).state).toBe('Stale');
    store.merge(record(ID, { Name: 'Uralt' }, 4) as never);
    expect(store.snapshot(ID, NAME).data?.fields.Name?.value).toBe('Neu');
  });
});

describe('the states of an entry', () => {
  test('Unfulfilled, Pending, Fulfilled, and Stale after 30 seconds', async () => {
    const { store, advance, requests } = setUp([200, record(ID, { Name: 'Ibu' })]);
    const state = () => store.snapshot(ID, NAME).state;
    const states: string[] = [];
    store.subscribe(ID, () => states.push(state()));
    expect(state()).toBe('Unfulfilled');
    const reading = store.read(ID, NAME);
    await Promise.resolve();
    expect(state()).toBe('Pending');
    await reading;
    expect(state()).toBe('Fulfilled');
    expect(states[0]).toBe('Pending');
    expect(states.at(-1)).toBe('Fulfilled');
    advance(29_999);
    expect(state()).toBe('Fulfilled');
    advance(1);
    expect(state()).toBe('Stale');
    await store.read(ID, NAME);
    expect(requests).toHaveLength(2);
  });

  test('a read that fails leaves an error snapshot beside the data, and only a 404 answers the next read', async () => {
    const { store, requests } = setUp(
      [200, record(ID, { Name: 'Ibu' })],
      [500, GONE],
      new TypeError('offline'),
      [404, GONE],
    );
    await store.read(ID, NAME);
    await expect(store.read(ID, NAME, { cache: 'reload' })).rejects.toMatchObject({ status: 500 });
    const snapshot = store.snapshot(ID, NAME);
    expect(snapshot).toMatchObject({ state: 'Error', error: { status: 500 }, data: { id: ID } });
    await expect(store.read(ID, NAME, { cache: 'reload' })).rejects.toMatchObject({ name: 'NetworkError' });
    expect(store.snapshot(ID, NAME).error?.name).toBe('NetworkError');
    await expect(store.read(ID, NAME, { cache: 'reload' })).rejects.toMatchObject({ status: 404 });
    expect(store.snapshot(ID, NAME).data).toBeUndefined();
    await expect(store.read(ID, NAME)).rejects.toMatchObject({ status: 404, code: 'NOT_FOUND' });
    expect(requests).toHaveLength(4);
  });

  test('not found is remembered as long as a record counts as fresh', async () => {
    const { store, advance } = setUp([404, GONE], [200, record(ID, { Name: 'Ibu' })]);
    await expect(store.read(ID, NAME)).rejects.toMatchObject({ status: 404 });
    advance(29_999);
    await expect(store.read(ID, NAME)).rejects.toMatchObject({ status: 404 });
    advance(1);
    expect(await store.read(ID, NAME)).toMatchObject({ id: ID });
  });

  test('a cache-only read with nothing cached is the synthesised 504', async () => {
    const { store, requests } = setUp([200, record(ID, { Name: 'Ibu' })]);
    await expect(store.read(ID, NAME, { cache: 'only-if-cached' })).rejects.toMatchObject({ status: 504 });
    await store.read(ID, NAME);
    expect(await store.read(ID, NAME, { cache: 'only-if-cached' })).toMatchObject({ id: ID });
    expect(requests).toHaveLength(1);
  });
});

describe('eviction', () => {
  const answers = (write: Record<string, () => StubAnswer>) =>
    routedFetch({ ...write, [`GET /records/${ID}`]: () => [200, record(ID, { Name: 'Ibu' })] });

  test.each([
    ['a successful delete', `DELETE /records/${ID}`, [204]],
    ['a 204 on update', `PATCH /records/${ID}`, [204]],
    ['a batch result with an id but no fields', 'POST /records/batch', [200, itemsOf([200, { id: ID }])]],
    ['a 404 of a batch item', 'POST /records/batch', [200, itemsOf([404, GONE])]],
  ] as [string, string, StubAnswer][])('%s evicts the record', async (_, route, answer) => {
    const { platform } = stubPlatform(answers({ [route]: () => answer }).fetch);
    const store = recordStore(platform);
    await store.read(ID, NAME);
    if (route.startsWith('DELETE')) await removeRecord(platform, ID);
    else if (route.startsWith('PATCH')) await saveRecord(platform, { fields: { Id: ID, Name: 'Neu' } });
    else
      await executeRecordBatch(platform, {
        operations: [{ type: 'delete', records: [{ fields: { Id: ID } }] }],
      });
    expect(store.snapshot(ID, NAME)).toEqual({ state: 'Unfulfilled' });
  });

  test('the answer of an update is in the store at once', async () => {
    const saved = record(ID, { Name: 'Neu' }, 2);
    const { fetch, requests } = answers({ [`PATCH /records/${ID}`]: () => [200, saved] });
    const { platform } = stubPlatform(fetch);
    await readRecord(platform, ID, NAME);
    await saveRecord(platform, { fields: { Id: ID, Name: 'Neu' } });
    expect((await readRecord(platform, ID, NAME))?.fields.Name?.value).toBe('Neu');
    expect(requests.map(({ method }) => method)).toEqual(['GET', 'PATCH']);
  });

  test('an emptied cache, as after signing out, empties the store', async () => {
    const { platform, store } = setUp([200, record(ID, { Name: 'Ibu' })]);
    await store.read(ID, NAME);
    platform.queryClient.clear();
    expect(store.snapshot(ID, NAME).state).toBe('Unfulfilled');
  });
});

test('display values of another language are not answered', async () => {
  const { fetch, requests } = stubFetch([200, record(ID, { Name: 'Ibu' })]);
  const { platform } = stubPlatform(fetch);
  let language = 'de';
  const store = recordStore({ ...platform, context: () => ({ language }) });
  await store.read(ID, NAME);
  language = 'en';
  await store.read(ID, NAME);
  expect(requests).toHaveLength(2);
});

describe('what is no record and no field is not asked for', () => {
  test.each([
    ['01t', 'Product2.Name'],
    [ID, 'Name'],
    [ID, 'Product2.'],
    [ID, 'Product2.A.B.C.D.E.F.G'],
  ])('record “%s”, field “%s”', async (id, field) => {
    const { store, requests } = setUp();
    await expect(store.read(id, { fields: [field] })).rejects.toMatchObject({ code: 'INVALID_CONFIG' });
    expect(requests).toHaveLength(0);
  });

  test('RD-LIMIT-05 field paths are limited to 6 levels', async () => {
    const { store } = setUp([200, record(ID, {})]);
    await expect(store.read(ID, { optionalFields: ['Product2.A.B.C.D.E.F'] })).resolves.toMatchObject({
      id: ID,
    });
  });
});
