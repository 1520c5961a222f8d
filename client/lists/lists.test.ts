import { describe, expect, test } from 'vitest';
import { getListPreferences } from '#generated/record-data/client.gen.ts';
import { readListRecords } from '../records/lists.ts';
import { routedFetch, stubFetch } from '../testing/stub-fetch.ts';
import { stubPlatform } from '../testing/stub-platform.ts';
import { readListUi, readListViewsOf } from './list-ui.ts';
import { listViewType } from './list-view.ts';
import { removeListView, saveListPreferences, saveListView, saveNewListView } from './list-views.ts';

const NAME = { objectApiName: 'Product2', listViewApiName: 'Mine' };
const LIST = { label: 'Meine', listViewApiName: 'Mine' };
const FILTER = { fieldApiName: 'Name', operandLabels: ['x'], operator: 'Equals' as const };
const UI = { info: { label: 'Alle' }, records: { records: [] } };

/** A platform that nobody may call. */
const silent = () => stubPlatform(stubFetch().fetch).platform;
const refused = (name: string) => ({ code: 'INVALID_CONFIG', message: `Invalid config for "${name}"` });

describe('a list view', () => {
  test.each([
    [{ ...LIST, label: '' }],
    [{ label: 'Meine' }],
    [{ ...LIST, displayColumns: 'Name' }],
    [{ ...LIST, filteredByInfo: [{ ...FILTER, operandLabels: [1] }] }],
    [{ ...LIST, filteredByInfo: [{ ...FILTER, operandLabels: 'x' }] }],
    [{ ...LIST, filteredByInfo: [{ operandLabels: [], operator: 'Equals' }] }],
    [{ ...LIST, scope: { entityId: null } }],
    [{ ...LIST, scope: { apiName: 'mine', relatedEntityId: 1 } }],
    [{ ...LIST, listShares: [null] }],
  ])('of the form %j is not sent', async (body) => {
    await expect(saveNewListView(silent(), 'Product2', body as never)).rejects.toMatchObject(
      refused('createListInfo'),
    );
  });

  test('is saved, and the lists are read again', async () => {
    const { fetch, requests } = routedFetch({
      'GET /list-ui/Product2': () => [200, { lists: [] }],
      'POST /list-info/Product2': () => [201, LIST],
    });
    const { platform } = stubPlatform(fetch);
    await readListViewsOf(platform, 'Product2');
    const body = { ...LIST, filteredByInfo: [FILTER], scope: { apiName: 'mine', entityId: null } };
    await saveNewListView(platform, 'Product2', body);
    await readListViewsOf(platform, 'Product2');
    expect(requests.map(({ method }) => method)).toEqual(['GET', 'POST', 'GET']);
    expect(await requests[1]?.json()).toEqual(body);
  });

  test('that is changed or deleted needs a name', async () => {
    const nameless = { objectApiName: 'Product2', listViewApiName: '' };
    await expect(saveListView(silent(), nameless, { label: 'X' })).rejects.toMatchObject(
      refused('updateListInfoByName'),
    );
    await expect(removeListView(silent(), nameless)).rejects.toMatchObject(refused('deleteListInfo'));
    await expect(saveListView(silent(), NAME, { label: 1 } as never)).rejects.toMatchObject(
      refused('updateListInfoByName'),
    );
  });

  test('keeps the answer of the platform when it is refused', async () => {
    const { fetch } = stubFetch([400, [{ errorCode: 'INVALID_FIELD', message: 'Nein.' }]]);
    const { platform } = stubPlatform(fetch);
    await expect(saveNewListView(platform, 'Product2', LIST)).rejects.toMatchObject({
      name: 'FetchError',
      errors: [{ errorCode: 'INVALID_FIELD', message: 'Nein.' }],
    });
  });
});

describe('preferences', () => {
  test.each([
    [{ columnWidths: { Name: 1.5 } }],
    [{ columnWidths: { Name: '100' } }],
    [{ columnWrap: { Name: 'yes' } }],
    [{ orderedBy: [{ fieldApiName: 'Name' }] }],
    [{ orderedBy: { fieldApiName: 'Name', isAscending: true } }],
  ])('of the form %j are not sent', async (body) => {
    await expect(saveListPreferences(silent(), NAME, body as never)).rejects.toMatchObject(
      refused('updateListPreferences'),
    );
  });

  test.each([
    [
      'are read again with the list for another order',
      { orderedBy: [{ fieldApiName: 'Name', isAscending: true }] },
      'GET POST',
    ],
    [
      'are read again without the list for widths and wrapping',
      { columnWidths: { Name: 9 }, columnWrap: { Name: true } },
      'GET',
    ],
  ])('that are saved %s', async (_, change, again) => {
    const { fetch, requests } = routedFetch({
      'GET /list-preferences/Product2/Mine': () => [200, { columnWidths: {} }],
      'PATCH /list-preferences/Product2/Mine': () => [200, { columnWidths: { Name: 9 } }],
      'POST /list-records/Product2/Mine': () => [200, { records: [] }],
    });
    const { platform } = stubPlatform(fetch);
    await readListRecords(platform, 'Product2', 'Mine', {});
    await platform.read(getListPreferences, { path: NAME });
    await saveListPreferences(platform, NAME, change);
    await platform.read(getListPreferences, { path: NAME });
    await readListRecords(platform, 'Product2', 'Mine', {});
    expect(requests.map(({ method }) => method)).toEqual(['POST', 'GET', 'PATCH', ...again.split(' ')]);
  });
});

describe('a list on the screen', () => {
  test('is asked for by what is known of it', async () => {
    const { fetch, requests } = stubFetch([200, UI]);
    const { platform } = stubPlatform(fetch);
    await readListUi(platform, { ...NAME, pageSize: 5 });
    await readListUi(platform, { objectApiName: 'Product2', listViewApiName: '__recent' });
    await readListUi(platform, { listViewId: '00B000000000001' });
    expect(requests.map(({ url }) => new URL(url).pathname.replace(/.*ui-api/, ''))).toEqual([
      '/list-ui/Product2/Mine',
      '/mru-list-ui/Product2',
      '/list-ui/00B000000000001EAA',
    ]);
  });

  test('is cached by its name, whatever the case', async () => {
    const { fetch, requests } = stubFetch([200, UI]);
    const { platform } = stubPlatform(fetch);
    await readListUi(platform, NAME);
    await readListUi(platform, { ...NAME, listViewApiName: 'MINE' });
    expect(requests).toHaveLength(1);
  });

  test('is not the lists of an object', async () => {
    const { fetch } = stubFetch([200, UI]);
    const { platform } = stubPlatform(fetch);
    await expect(readListViewsOf(platform, '00B000000000001EAA')).rejects.toMatchObject({ status: 400 });
  });

  test.each([
    ['__RECENT', 'mru'],
    ['Recent', 'listView'],
  ])('named %s is of the kind %s', (name, type) => expect(listViewType(name)).toBe(type));
});
