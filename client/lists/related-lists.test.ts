import { describe, expect, test } from 'vitest';
import { getRelatedListPreferences } from '#generated/record-data/client.gen.ts';
import { routedFetch, stubFetch } from '../testing/stub-fetch.ts';
import { stubPlatform } from '../testing/stub-platform.ts';
import {
  readRelatedListInfos,
  readRelatedRecordsBatch,
  saveRelatedListInfo,
  saveRelatedListPreferences,
} from './related-lists.ts';

const PARENT = '001000000000001AAA';
const CONTACTS = { parentObjectApiName: 'Account', relatedListId: 'Contacts' };
const BATCH = { hasErrors: false, results: [] };

/** A platform that nobody may call. */
const silent = () => stubPlatform(stubFetch().fetch).platform;
const refused = (operationId: string) => ({
  code: 'INVALID_CONFIG',
  message: `Invalid config for ${operationId}`,
});

test('descriptions are asked for by their names in one call', async () => {
  const { fetch, requests } = stubFetch([200, BATCH]);
  const { platform } = stubPlatform(fetch);
  await readRelatedListInfos(platform, 'Account', ['Contacts', 'Orders']);
  const addresses = requests.map(({ url }) => decodeURIComponent(url.replace(/.*ui-api/, '')));
  expect(addresses).toEqual(['/related-list-info/batch/Account/Contacts,Orders']);
});

describe('a batch of related records', () => {
  test.each([
    [{ pageSize: 5 }],
    [{ relatedListId: 'Contacts', pageSize: '5' }],
    [{ relatedListId: 'Contacts', fields: 'Name' }],
    [{ relatedListId: 'Contacts', sortBy: [1] }],
    [{ relatedListId: 'Contacts', where: {} }],
  ])('of the form %j is not sent', async (parameters) => {
    await expect(readRelatedRecordsBatch(silent(), PARENT, [parameters as never])).rejects.toMatchObject(
      refused('getRelatedListRecordsBatch'),
    );
  });

  test('of a parent that is gone is an error', async () => {
    const { fetch } = stubFetch([404, [{ errorCode: 'NOT_FOUND', message: 'Gone.' }]]);
    const { platform } = stubPlatform(fetch);
    const read = readRelatedRecordsBatch(platform, PARENT, [{ relatedListId: 'Contacts' }]);
    await expect(read).rejects.toMatchObject({ name: 'FetchError', status: 404 });
  });
});

describe('the arrangement of a related list', () => {
  test('is not sent in a wrong form', async () => {
    await expect(
      saveRelatedListInfo(silent(), CONTACTS, { orderedByInfo: [{ fieldApiName: 'Name' }] } as never),
    ).rejects.toMatchObject(refused('updateRelatedListInfo'));
    await expect(
      saveRelatedListInfo(silent(), CONTACTS, { userPreferences: { columnWidths: { Name: 0.5 } } }),
    ).rejects.toMatchObject(refused('updateRelatedListInfo'));
    await expect(
      saveRelatedListPreferences(silent(), 'Account.Contacts', { columnWrap: { Name: 1 } } as never),
    ).rejects.toMatchObject(refused('updateRelatedListPreferences'));
    await expect(saveRelatedListPreferences(silent(), '', {})).rejects.toMatchObject(
      refused('updateRelatedListPreferences'),
    );
  });

  test('is read again once it is saved', async () => {
    const { fetch, requests } = routedFetch({
      'GET /related-list-preferences/Account.Contacts': () => [200, { columnWidths: {} }],
      'PATCH /related-list-preferences/Account.Contacts': () => [200, { columnWidths: {} }],
      'PATCH /related-list-info/Account/Contacts': () => [200, { label: 'Kontakte' }],
    });
    const { platform } = stubPlatform(fetch);
    const read = () =>
      platform.read(getRelatedListPreferences, { path: { preferencesId: 'Account.Contacts' } });
    await read();
    await saveRelatedListPreferences(platform, 'Account.Contacts', { columnWidths: { Name: 100 } });
    await read();
    await saveRelatedListInfo(platform, CONTACTS, { userPreferences: { columnWrap: { Name: true } } });
    await read();
    await read();
    expect(requests.map(({ method }) => method)).toEqual(['GET', 'PATCH', 'GET', 'PATCH', 'GET']);
  });
});
