import {
  createRecord,
  deleteRecord,
  getApp,
  getApps,
  getListRecordsByName,
  getNavItems,
  updateRecord,
} from '#generated/record-data/client.gen.ts';
import type { Data, Input } from '../operation.ts';
import type { Platform } from '../platform.ts';

export type App = Data<'getApp'>;
export type NavItem = App['navItems'][number];
export type NavItemsPage = Data<'getNavItems'>;

type AppsQuery = Input<'getApps'>['query'];

/** The apps that the session may open, in the order in which they are offered. */
export const readApps = async (platform: Platform, query: AppsQuery = {}): Promise<App[]> =>
  (await platform.read(getApps, { query })).apps;

export const readApp = (platform: Platform, appId: string, query: AppsQuery = {}): Promise<App> =>
  platform.read(getApp, { path: { appId }, query });

/** One page of the navigation items that the session may use in any app; see records/apps.ts for all of them. */
export const readNavItemsPage = (
  platform: Platform,
  query: Input<'getNavItems'>['query'] = {},
): Promise<NavItemsPage> => platform.read(getNavItems, { query });

/** Who opens an app, and on which size of display. */
interface AppUse {
  userId: string;
  formFactor?: NonNullable<NonNullable<AppsQuery>['formFactor']>;
}

/** Remembers the app that a user has opened, so that it opens first the next time on a display of that size. */
export async function selectApp(
  platform: Platform,
  { appId: AppDefinitionId }: Pick<App, 'appId'>,
  { userId, formFactor: FormFactor = 'Large' }: AppUse,
): Promise<void> {
  const where = `{ and: [{ UserId: { eq: "${userId}" } }, { FormFactor: { eq: "${FormFactor}" } }] }`;
  const path = { objectApiName: 'UserAppInfo', listViewApiName: 'All' };
  const input = { path, body: { where, pageSize: 1 } };
  const [known] = (await platform.read(getListRecordsByName, input, { cache: 'reload' })).records;
  if (known?.id) {
    await platform.write(updateRecord, {
      path: { recordId: known.id },
      body: { fields: { AppDefinitionId } },
    });
  } else {
    const fields = { AppDefinitionId, FormFactor };
    await platform.write(createRecord, { body: { apiName: 'UserAppInfo', fields } });
  }
  await platform.invalidate(getApps, getApp);
}

/** Puts an item into the user's own navigation of an app; items of a lower position come first. */
export async function addNavItem(
  platform: Platform,
  { developerName: AppName__c }: Pick<App, 'developerName'>,
  { developerName: NavItemName__c }: Pick<NavItem, 'developerName'>,
  Position__c: number,
): Promise<void> {
  const fields = { AppName__c, NavItemName__c, Position__c };
  await platform.write(createRecord, { body: { apiName: 'UserNavItem__c', fields } });
  await platform.invalidate(getApps, getApp);
}

/** Takes an item out of the user's own navigation; its id is that of the record that holds it. */
export async function removeNavItem(platform: Platform, { id }: Pick<NavItem, 'id'>): Promise<void> {
  await platform.write(deleteRecord, { path: { recordId: id ?? '' } });
  await platform.invalidate(getApps, getApp);
}
