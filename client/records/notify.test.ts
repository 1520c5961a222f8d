import { expect, test } from 'vitest';
import { stubFetch } from '../testing/stub-fetch.ts';
import { stubPlatform } from '../testing/stub-platform.ts';
import { notifyRecordsChanged } from './notify.ts';
import { readRecord, saveRecord } from './records.ts';
import { recordStore } from './store/record-store.ts';

const ID = '01t000000000001AAA';
const OTHER = '01t000000000002AAA';
const NAME = { fields: ['Product2.Name'] };

/** A platform with two products, which every client of it reads and changes. */
function twoProducts() {
  const names = new Map([
    [ID, 'Ibu'],
    [OTHER, 'Ass'],
  ]);
  let version = 1;
  const represent = (id: string, asked: string[]) => {
    const values: Record<string, unknown> = { Name: names.get(id), Code: `code of ${names.get(id)}` };
    const fields = asked.flatMap((name) => {
      const field = name.replace('Product2.', '');
      return field in values ? [[field, { displayValue: null, value: values[field] }]] : [];
    });
    return {
      apiName: 'Product2',
      id,
      weakEtag: version,
      childRelationships: {},
      fields: Object.fromEntries(fields),
    };
  };
  const answer = async (request: Request): Promise<unknown> => {
    const { pathname, searchParams } = new URL(request.url);
    const ids = decodeURIComponent(pathname.split('/').at(-1) ?? '').split(',');
    const asked = [searchParams.get('fields'), searchParams.get('optionalFields')].join(',').split(',');
    if (request.method === 'PATCH') {
      names.set(ids[0] ?? '', (await request.json()).fields.Name);
      version++;
      return represent(ids[0] ?? '', ['Name']);
    }
    const records = ids.map((id) => represent(id, asked));
    if (!pathname.includes('/batch/')) return records[0];
    return { hasErrors: false, results: records.map((result) => ({ statusCode: 200, result })) };
  };
  return () => {
    const requests: URL[] = [];
    const { platform, advance } = stubPlatform(async (request) => {
      requests.push(new URL(request.url));
      return Response.json(await answer(request));
    });
    return { platform, requests, advance, store: recordStore(platform) };
  };
}

test('a record read by one client and changed by another shows the change, in one request for all tracked fields', async () => {
  const client = twoProducts();
  const [reader, writer] = [client(), client()];
  await readRecord(reader.platform, ID, NAME);
  await readRecord(reader.platform, ID, { optionalFields: ['Product2.Code', 'Product2.Unknown'] });
  await saveRecord(writer.platform, { fields: { Id: ID, Name: 'Ibuprofen' } });

  const seen: unknown[] = [];
  reader.store.subscribe(ID, () => seen.push(reader.store.snapshot(ID, NAME).data?.fields.Name?.value));
  expect(reader.store.snapshot(ID, NAME).data?.fields.Name?.value).toBe('Ibu');
  reader.requests.length = 0;
  await notifyRecordsChanged(reader.platform, [ID]);

  expect(seen.at(-1)).toBe('Ibuprofen');
  expect(reader.requests.map(({ searchParams }) => Object.fromEntries(searchParams))).toEqual([
    { optionalFields: 'Product2.Code,Product2.Name,Product2.Unknown' },
  ]);
  const both = { fields: ['Product2.Name', 'Product2.Code'], optionalFields: ['Product2.Unknown'] };
  expect(reader.store.snapshot(ID, both)).toMatchObject({
    state: 'Fulfilled',
    data: { fields: { Name: { value: 'Ibuprofen' }, Code: { value: 'code of Ibuprofen' } } },
  });
});

test('several records are refreshed in one request; a record that nobody reads is not asked for', async () => {
  const { platform, requests, store } = twoProducts()();
  await readRecord(platform, ID, NAME);
  await readRecord(platform, OTHER, { fields: ['Product2.Code'] });
  requests.length = 0;
  await notifyRecordsChanged(platform, [ID, OTHER.slice(0, 15), '01t000000000009AAA']);
  expect(requests.map(({ pathname }) => decodeURIComponent(pathname).split('/').at(-1))).toEqual([
    `${ID},${OTHER}`,
  ]);
  expect(requests[0]?.searchParams.get('optionalFields')).toBe('Product2.Code,Product2.Name');
  expect(store.snapshot(OTHER, { fields: ['Product2.Code'] }).state).toBe('Fulfilled');
});

test('change-notification calls are limited to 60 per 60 seconds; beyond that the record is stale', async () => {
  const { platform, requests, store, advance } = twoProducts()();
  await readRecord(platform, ID, NAME);
  requests.length = 0;
  for (let call = 0; call < 61; call++) await notifyRecordsChanged(platform, [ID]);
  expect(requests).toHaveLength(60);
  expect(store.snapshot(ID, NAME).state).toBe('Stale');
  advance(59_999);
  await notifyRecordsChanged(platform, [ID]);
  expect(requests).toHaveLength(60);
  advance(1);
  await notifyRecordsChanged(platform, [ID]);
  expect(requests).toHaveLength(61);
});

test('a refresh that fails is an error snapshot beside the data', async () => {
  const name = { displayValue: null, value: 'Ibu' };
  const record = { apiName: 'Product2', id: ID, childRelationships: {}, fields: { Name: name } };
  const { platform } = stubPlatform(stubFetch([200, record], [500]).fetch);
  await readRecord(platform, ID, NAME);
  await notifyRecordsChanged(platform, [ID]);
  expect(recordStore(platform).snapshot(ID, NAME)).toMatchObject({
    state: 'Error',
    error: { status: 500 },
    data: { fields: { Name: name } },
  });
});

test('what is no record id notifies nobody', async () => {
  const { platform } = twoProducts()();
  await expect(notifyRecordsChanged(platform, ['nothing'])).rejects.toMatchObject({ code: 'INVALID_CONFIG' });
});
