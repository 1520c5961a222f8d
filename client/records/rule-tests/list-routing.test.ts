import { expect, test } from 'vitest';
import { readListUi } from '../../lists/list-ui.ts';
import type { Platform } from '../../platform.ts';
import { readList } from '../lists.ts';
import { addressOf, expectRefused, platformWith } from './support.ts';

/** Where the records of a list are read, and where a list with its records is; the object alone has list views only. */
const ROUTES: [rule: string, choice: object, records: string, ui: string][] = [
  [
    'RD-LIST-01 a list with an object and a view name is read by its name',
    { objectApiName: 'Product2', listViewApiName: 'AllProducts' },
    'POST /list-records/Product2/AllProducts',
    'GET /list-ui/Product2/AllProducts',
  ],
  [
    'RD-LIST-02 a list with only a view id is read by its id',
    { listViewId: '00B000000000001' },
    'GET /list-records/00B000000000001EAA',
    'GET /list-ui/00B000000000001EAA',
  ],
  [
    'RD-LIST-03 with only an object, its recently used records and its list views are read',
    { objectApiName: 'Product2' },
    'GET /mru-list-records/Product2',
    'GET /list-ui/Product2',
  ],
  [
    'RD-LIST-04 the view name __Recent leads to the calls of recently used records',
    { objectApiName: 'Product2', listViewApiName: '__Recent' },
    'GET /mru-list-records/Product2',
    'GET /mru-list-ui/Product2',
  ],
];

test.each(ROUTES)('%s', async (_, choice, records, ui) => {
  const { platform, requests } = platformWith([200, { records: [], info: {}, lists: [] }]);
  await readList(platform, choice);
  await readListUi(platform, choice as never);
  expect(requests.map((request) => `${request.method} ${addressOf(request)}`)).toEqual([records, ui]);
});

test('a list that nothing is known of is not asked for', async () => {
  for (const choice of [{}, { listViewId: '00B' }, { listViewApiName: 'All' }, { objectApiName: '' }]) {
    await expectRefused((p: Platform) => readList(p, choice), 'Invalid config for getListRecordsByName');
    await expectRefused((p: Platform) => readListUi(p, choice as never), 'Invalid config for getListUi');
  }
});

test('recently used records are searched by the name of their list, since their own call cannot', async () => {
  const { platform, requests } = platformWith([200, { records: [] }]);
  const choice = { objectApiName: 'Product2', listViewApiName: '__recent' };
  await readList(platform, choice, { pageSize: 5, pageToken: null, sortBy: ['Name'] });
  await readList(platform, choice, { searchTerm: 'ibu' });
  expect(requests.map(addressOf)).toEqual([
    '/mru-list-records/Product2?pageSize=5&sortBy=Name',
    '/list-records/Product2/__Recent',
  ]);
  expect(await requests[1]?.json()).toEqual({ searchTerm: 'ibu' });
});
