import { expect, test } from 'vitest';
import { stubFetch } from '../testing/stub-fetch.ts';
import { stubPlatform } from '../testing/stub-platform.ts';
import { arrangeNavItems } from './arrange.ts';

const item = (developerName: string, id: string) => ({ developerName, id }) as never;
const app = { developerName: 'Handel', userNavItems: [item('A', '1'), item('B', '2')] };

async function sentFor(wanted: string[]) {
  const { fetch, requests } = stubFetch([200, { hasErrors: false, results: [] }]);
  await arrangeNavItems(stubPlatform(fetch).platform, app, wanted);
  return requests.length > 0 ? JSON.parse(await (requests[0] as Request).text()) : undefined;
}

test('changes nothing where nothing differs', async () => {
  expect(await sentFor(['A', 'B'])).toBeUndefined();
});

test('moves, adds and removes in one batch that is kept whole or not at all', async () => {
  expect(await sentFor(['B', 'C'])).toEqual({
    allOrNone: true,
    operations: [
      { type: 'Delete', records: [{ apiName: 'UserNavItem__c', fields: { Id: '1' } }] },
      { type: 'Update', records: [{ apiName: 'UserNavItem__c', fields: { Id: '2', Position__c: 0 } }] },
      {
        type: 'Create',
        records: [
          {
            apiName: 'UserNavItem__c',
            fields: { AppName__c: 'Handel', NavItemName__c: 'C', Position__c: 1 },
          },
        ],
      },
    ],
  });
});

test('taking all out removes every item, which brings the navigation of the app back', async () => {
  const removed = (Id: string) => ({ apiName: 'UserNavItem__c', fields: { Id } });
  expect(await sentFor([])).toEqual({
    allOrNone: true,
    operations: [{ type: 'Delete', records: [removed('1'), removed('2')] }],
  });
});
