import { getApp, getApps, getLastSelectedApp, getUserNavItems } from '#generated/record-data/client.gen.ts';
import { refetchOnce } from '../cache/invalidate.ts';
import type { Platform } from '../platform.ts';
import { executeRecordBatch, type RecordBatch } from '../records/batch.ts';
import type { App } from './apps.ts';

const OBJECT = 'UserNavItem__c';

/**
 * Makes a user's own navigation of an app consist of these items in this order, in one batch: either all of it is kept
 * or nothing. No items at all bring the app's own navigation back.
 *
 * @param wanted developer names of navigation items
 * @throws FetchError where the platform refuses the batch; the navigation is then as before
 */
export async function arrangeNavItems(
  platform: Platform,
  { developerName, userNavItems }: Pick<App, 'developerName' | 'userNavItems'>,
  wanted: readonly string[],
): Promise<void> {
  const operations = changesOf(developerName, userNavItems, wanted);
  if (operations.length === 0) return;
  await refetchOnce(platform.queryClient, async () => {
    await executeRecordBatch(platform, { allOrNone: true, operations });
    await platform.invalidate(getApps, getApp, getLastSelectedApp, getUserNavItems);
  });
}

function changesOf(
  AppName__c: string,
  known: App['userNavItems'],
  wanted: readonly string[],
): RecordBatch['operations'] {
  const idOf = new Map(known.map(({ developerName, id }) => [developerName, id]));
  const placed = wanted.map((NavItemName__c, Position__c) => ({ NavItemName__c, Position__c }));
  const gone = known.filter(({ developerName }) => !wanted.includes(developerName));
  const moved = placed.filter(
    ({ NavItemName__c, Position__c }) =>
      idOf.has(NavItemName__c) && known[Position__c]?.developerName !== NavItemName__c,
  );
  const added = placed.filter(({ NavItemName__c }) => !idOf.has(NavItemName__c));
  const isArranged = moved.length > 0 || added.length > 0;
  const kept = isArranged ? placed.filter(({ NavItemName__c }) => idOf.has(NavItemName__c)) : [];
  const operations: RecordBatch['operations'] = [
    { type: 'Delete', records: gone.map(({ id }) => ({ apiName: OBJECT, fields: { Id: id ?? '' } })) },
    {
      type: 'Update',
      records: kept.map(({ NavItemName__c, Position__c }) => ({
        apiName: OBJECT,
        fields: { Id: idOf.get(NavItemName__c) ?? '', Position__c },
      })),
    },
    {
      type: 'Create',
      records: added.map((item) => ({ apiName: OBJECT, fields: { AppName__c, ...item } })),
    },
  ];
  return operations.filter(({ records }) => records.length > 0);
}
