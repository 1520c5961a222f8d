import { describe, expect, test } from 'vitest';
import { GONE, ID, itemsOf, NAME, OTHER, record, searchOf, setUp } from '../../testing/records.ts';
import { type StubAnswer, stubFetch } from '../../testing/stub-fetch.ts';
import { stubPlatform } from '../../testing/stub-platform.ts';
import { readRecord } from '../records.ts';
import { recordStore } from './record-store.ts';

describe('reads of the same tick', () => {
  const ids = Array.from({ length: 100 }, (_, index) => `01t0000000001${String(index).padStart(2, '0')}AAA`);
  const batch = (request: Request): StubAnswer => {
    const asked = decodeURIComponent(new URL(request.url).pathname.split('/').at(-1) ?? '').split(',');
    return [
      200,
      itemsOf(...asked.map((id): [number, unknown] => [200, record(id, { Name: id, Code: 'X' })])),
    ];
  };
  const batchFetch = () => {
    const requests: Request[] = [];
    const stub = stubFetch();
    const fetch: typeof stub.fetch = async (request) => {
      requests.push(request);
      const [status, body] = batch(request) as [number, unknown];
      return Response.json(body, { status });
    };
    return { fetch, requests };
  };

  test('100 components that ask for 100 records make one call', async () => {
    const { fetch, requests } = batchFetch();
    const { platform } = stubPlatform(fetch);
    const records = await Promise.all(ids.map((id) => readRecord(platform, id, NAME)));
    expect(records.map((one) => one?.fields.Name?.value)).toEqual(ids);
    expect(requests).toHaveLength(1);
    expect(searchOf(requests[0])).toEqual({ optionalFields: 'Product2.Name' });
  });

  test('each reader gets its own fields of the call that they share', async () => {
    const { fetch, requests } = batchFetch();
    const store = recordStore(stubPlatform(fetch).platform);
    const [named, coded] = await Promise.all([
      store.read(ID, NAME),
      store.read(OTHER, { optionalFields: ['Product2.Code', 'Product2.Unknown'] }),
    ]);
    expect([Object.keys(named.fields), Object.keys(coded.fields)]).toEqual([['Name'], ['Code']]);
    expect(searchOf(requests[0])).toEqual({ optionalFields: 'Product2.Code,Product2.Name,Product2.Unknown' });
    await store.read(OTHER, { optionalFields: ['Product2.Unknown'] });
    expect(requests).toHaveLength(1);
  });

  test('more records than a batch may name make a second call', async () => {
    const many = Array.from(
      { length: 201 },
      (_, index) => `01t000000000${String(index).padStart(3, '0')}AAA`,
    );
    const { fetch, requests } = batchFetch();
    const store = recordStore(stubPlatform(fetch).platform);
    await Promise.all(many.map((id) => store.read(id, NAME)));
    expect(requests).toHaveLength(2);
  });

  test('RD-CACHE-41 a failed item is remembered for 5 minutes, and the others are answered', async () => {
    const forbidden = [{ errorCode: 'INSUFFICIENT_ACCESS', message: 'No.' }];
    const { store, requests, advance } = setUp(
      [200, itemsOf([200, record(ID, { Name: 'Ibu' })], [403, forbidden])],
      [200, record(OTHER, { Name: 'Ass' })],
    );
    const [fine, refused] = await Promise.allSettled([store.read(ID, NAME), store.read(OTHER, NAME)]);
    expect(fine.status).toBe('fulfilled');
    expect(refused).toMatchObject({ reason: { status: 403, code: 'INSUFFICIENT_ACCESS', body: forbidden } });
    advance(299_999);
    await expect(store.read(OTHER, NAME)).rejects.toMatchObject({ status: 403 });
    expect(requests).toHaveLength(1);
    advance(1);
    expect(await store.read(OTHER, NAME)).toMatchObject({ id: OTHER });
  });

  test('a 404 of an item removes the entry and is not found', async () => {
    const { store } = setUp(
      [200, record(ID, { Name: 'Ibu' })],
      [200, itemsOf([404, GONE], [200, record(OTHER, { Name: 'Ass' })])],
    );
    await store.read(ID, NAME);
    const reload = { cache: 'reload' as const };
    const [first] = await Promise.allSettled([store.read(ID, NAME, reload), store.read(OTHER, NAME)]);
    expect(first).toMatchObject({ reason: { status: 404 } });
    expect(store.snapshot(ID, NAME)).toMatchObject({ state: 'Error', error: { status: 404 } });
    expect(store.snapshot(ID, NAME).data).toBeUndefined();
  });

  test('who misses a required field is told by the platform why', async () => {
    const invalid = [{ errorCode: 'INVALID_FIELD', message: 'No such column.' }];
    const { store, requests } = setUp(
      [200, itemsOf([200, record(ID, { Name: 'Ibu' })], [200, record(OTHER, { Name: 'Ass' })])],
      [400, invalid],
    );
    const wrong = store.read(OTHER, { fields: ['Product2.Nothing'] });
    const [fine, refused] = await Promise.allSettled([store.read(ID, NAME), wrong]);
    expect(fine.status).toBe('fulfilled');
    expect(refused).toMatchObject({ reason: { status: 400, code: 'INVALID_FIELD' } });
    expect(searchOf(requests[1])).toEqual({ fields: 'Product2.Nothing' });
  });

  test('a call that fails as a whole fails for everybody', async () => {
    const { store } = setUp([500, GONE]);
    const both = await Promise.allSettled([store.read(ID, NAME), store.read(OTHER, NAME)]);
    expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  });
});
