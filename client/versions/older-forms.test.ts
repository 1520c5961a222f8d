import { beforeEach, expect, test } from 'vitest';
import { getCartSummary } from '#generated/commerce/client.gen.ts';
import {
  createListInfo,
  getListInfoByName,
  getListInfosByName,
  getListInfosByObjectName,
  getListRecordsByName,
} from '#generated/record-data/client.gen.ts';
import { createQueryClient } from '../cache/query-client.ts';
import { createPlatform, type Platform } from '../platform.ts';
import { stubClock } from '../testing/stub-clock.ts';
import { routedFetch } from '../testing/stub-fetch.ts';

const PATH = { objectApiName: 'Case', listViewApiName: 'AllCases' };
const RIGHTS = { cloneable: true, createable: true, deletable: true, updateable: true };
const NO_RIGHTS = { cloneable: false, createable: false, deletable: false, updateable: false };
const LIST = { label: 'Alle', displayColumns: [{ fieldApiName: 'Subject' }], ...RIGHTS };
const NAME_FIELD = { apiName: 'CaseNumber', dataType: 'String', unique: false, filterable: true };

let platform: Platform;
let requests: Request[];
let spoken: string[];
/** Records of the list, page by page. */
let pages: object[][];

beforeEach(() => {
  const stub = routedFetch({
    'GET /services/data': () => [200, spoken.map((version) => ({ version }))],
    'GET /list-records/Case/AllCases': ({ url }) => {
      const at = Number(new URL(url).searchParams.get('pageToken') ?? 0);
      return [
        200,
        { records: pages[at] ?? [], nextPageToken: at + 1 < pages.length ? String(at + 1) : null },
      ];
    },
    'POST /list-records/Case/AllCases': () => [200, { records: [] }],
    'GET /object-info/Case': () => [200, { nameFields: ['CaseNumber'], fields: { CaseNumber: NAME_FIELD } }],
    'GET /list-info/batch': () => [
      200,
      { results: [{ statusCode: 200, result: LIST }, { statusCode: 404 }] },
    ],
    'GET /list-info/Case/AllCases': () => [200, LIST],
    'GET /list-ui/Case': () => [
      200,
      { count: 1, lists: [{ apiName: 'AllCases', id: '00B1', label: 'Alle', listUiUrl: '/x' }] },
    ],
    'GET /carts/current': () => [200, { cartId: '0a6000000000001AAA', totalProductCount: '2.0' }],
    'GET /list-info/Case': () => [200, { count: 1, lists: [{ apiName: 'AllCases' }] }],
  });
  requests = stub.requests;
  spoken = ['59.0', '60.0'];
  pages = [];
  platform = createPlatform({
    origin: 'http://platform.test',
    fetch: stub.fetch,
    queryClient: createQueryClient(),
    clock: stubClock().clock,
    context: () => ({}),
    versions: {},
  });
});

const asked = () =>
  requests.slice(1).map(({ method, url }) => `${method} ${url.replace('http://platform.test', '')}`);
const number = (id: string, isClosed: boolean) => ({
  id,
  fields: { CaseNumber: { value: id }, IsClosed: { value: isClosed } },
});
const readRecords = (body: object) => platform.read(getListRecordsByName, { path: PATH, body });

test('RD-VERSION-53 the records of a list are asked for in the address where a version knows no other way', async () => {
  await readRecords({ pageSize: 50, pageToken: null, sortBy: ['-Subject'] });
  expect(asked()).toEqual([
    'GET /services/data/v60.0/ui-api/list-records/Case/AllCases?pageSize=50&sortBy=-Subject',
  ]);
});

test('RD-VERSION-53 the call is made as it is where the version has it', async () => {
  spoken.push('61.0');
  await readRecords({ searchTerm: 'a' });
  expect(asked()).toEqual(['POST /services/data/v61.0/ui-api/list-records/Case/AllCases']);
});

test('RD-VERSION-54 a list is read to its end and searched here where a version cannot', async () => {
  pages = [
    [number('117', true), number('20', true)],
    [number('170', false), number('1 7', true), number('17', true)],
  ];
  const found = await readRecords({ searchTerm: '17', where: '{ IsClosed: { eq: true } }', pageSize: 1 });
  expect(found).toMatchObject({
    count: 1,
    currentPageToken: '0',
    nextPageToken: '1',
    previousPageToken: null,
  });
  expect(found.records?.map(({ id }) => id)).toEqual(['117']);
  const next = await readRecords({
    ...{ searchTerm: '17', where: '{ IsClosed: { eq: true } }', pageSize: 1 },
    pageToken: found.nextPageToken ?? '',
  });
  expect(next.records?.map(({ id }) => id)).toEqual(['17']);
  expect(next).toMatchObject({ nextPageToken: null, previousPageToken: '0' });
  const sent = new URL(requests.at(-1)?.url ?? '').searchParams;
  expect(sent.get('optionalFields')).toBe('Case.IsClosed,Case.CaseNumber');
  expect([sent.has('where'), sent.has('searchTerm')]).toEqual([false, false]);
});

test('RD-VERSION-53 the list views of an object come from the older call', async () => {
  const path = { objectApiName: 'Case' };
  const page = await platform.read(getListInfosByObjectName, { path, query: { pageSize: 2000 } });
  expect(page).toMatchObject({ lists: [{ apiName: 'AllCases', id: '00B1', label: 'Alle' }] });
  expect(asked()).toEqual(['GET /services/data/v60.0/ui-api/list-ui/Case?pageSize=2000']);
});

test('RD-VERSION-53 the counts of a cart are read with its sums where they have no call of their own', async () => {
  const path = { webstoreId: '0ZE000000000001AAA', cartStateOrId: 'current' };
  expect(await platform.read(getCartSummary, { path })).toMatchObject({ totalProductCount: '2.0' });
  expect(asked()).toEqual(['GET /services/data/v60.0/commerce/webstores/0ZE000000000001AAA/carts/current']);
});

test('RD-VERSION-55 nobody may save list views where the version cannot', async () => {
  expect(await platform.read(getListInfoByName, { path: PATH })).toMatchObject({
    label: 'Alle',
    ...NO_RIGHTS,
  });
  const { results } = await platform.read(getListInfosByName, { query: { names: ['Case.AllCases'] } });
  expect(results).toEqual([{ statusCode: 200, result: { ...LIST, ...NO_RIGHTS } }, { statusCode: 404 }]);
});

test('RD-VERSION-55 a call is offered in its own or an older form', async () => {
  expect(await platform.offers(createListInfo)).toBe(false);
  expect(await platform.offers(getListRecordsByName)).toBe(true);
});

test('RD-VERSION-51 addresses that a browser follows are of the version that is spoken', async () => {
  const address = () => platform.addressOf(getListInfoByName, PATH);
  expect(address()).toBe('/services/data/v64.0/ui-api/list-info/Case/AllCases');
  await platform.offers(createListInfo);
  expect(address()).toBe('/services/data/v60.0/ui-api/list-info/Case/AllCases');
});
