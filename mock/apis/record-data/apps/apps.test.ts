import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Schemas } from '../../../model/metadata/schemas.ts';
import { type Caller, openPlatform, type Platform } from '../testing/platform.ts';

type App = Schemas['App'];

let platform: Platform;
let merchandiser: Caller;
let support: Caller;
let buyer: Caller;
beforeAll(async () => {
  platform = await openPlatform();
  merchandiser = await platform.user('Merchandiser');
  support = await platform.user('Support');
  buyer = await platform.user('Buyer');
});
afterAll(() => platform.close());

async function appsOf(caller: Caller, query = '', headers = {}): Promise<App[]> {
  const { status, body } = await caller.get(`/apps${query}`, headers);
  expect(status).toBe(200);
  return body.apps;
}
const appOf = async (caller: Caller, name: string, query = '') =>
  (await appsOf(caller, query)).find(({ developerName }) => developerName === name) as App;
const names = (apps: App[]) => apps.map(({ developerName }) => developerName);

describe('apps', () => {
  it('RD-APP-01 apps are those that the profile may open', async () => {
    expect(names(await appsOf(merchandiser))).toEqual(['Handel', 'Service', 'Vertrieb', 'Verwaltung']);
    expect(names(await appsOf(support))).toEqual(['Handel', 'Service']);
    const administrator = await platform.user('System Administrator');
    expect(names(await appsOf(administrator))).toEqual(['Handel', 'Service', 'Vertrieb', 'Verwaltung']);
    expect(await appsOf(buyer)).toEqual([]);
    expect((await platform.guest.get('/apps')).status).toBe(401);
  });

  it('are labelled in the language of the request', async () => {
    const labels = async (language: string) =>
      (await appsOf(merchandiser, '', { 'accept-language': language })).map(({ label }) => label);
    expect(await labels('de')).toEqual(['Handel', 'Service', 'Vertrieb', 'Verwaltung']);
    expect(await labels('en')).toEqual(['Trade', 'Service', 'Sales', 'Administration']);
  });

  it('RD-APP-03 apps depend on the form factor', async () => {
    expect(names(await appsOf(merchandiser, '?formFactor=Small'))).toEqual(['Handel', 'Service']);
    expect((await merchandiser.get('/apps?formFactor=Huge')).status).toBe(400);
  });

  it('RD-NAV-01 the items of an app lead to what the profile may read, beginning at the start page', async () => {
    const { navItems } = await appOf(support, 'Service');
    expect(navItems.slice(0, 3).map(({ label }) => label)).toEqual(['Start', 'Anfragen', 'Accounts']);
    for (const { objectApiName } of navItems.filter((item) => item.objectApiName))
      expect((await support.get(`/object-info/${objectApiName}`)).status, String(objectApiName)).toBe(200);
    expect(navItems[1]).toMatchObject({
      developerName: 'standard-Case',
      objectApiName: 'Case',
      pageReference: { type: 'standard__objectPage', attributes: { objectApiName: 'Case' } },
    });
  });

  it('are found by id, and only those that may be opened', async () => {
    const administration = await appOf(merchandiser, 'Verwaltung');
    const path = `/apps/${administration.appId}`;
    expect((await merchandiser.get(path)).body).toEqual(administration);
    expect((await support.get(path)).status).toBe(404);
    expect((await merchandiser.get('/apps/06m000000000009AAA')).status).toBe(404);
    expect((await merchandiser.get(`${path}?formFactor=Small`)).status).toBe(404);
  });
});

describe('what a user arranges', () => {
  const create = (caller: Caller, apiName: string, fields: object) =>
    caller.post('/records', { apiName, fields });

  it('decides which app opens first, on displays of that size', async () => {
    const selected = async (query = '') =>
      names((await appsOf(support, query)).filter((app) => app.selected));
    expect(await selected()).toEqual(['Service']);
    const { appId } = await appOf(support, 'Handel');
    expect((await create(support, 'UserAppInfo', { AppDefinitionId: appId })).status).toBe(201);
    expect(await selected()).toEqual(['Handel']);
    expect(await selected('?formFactor=Small')).toEqual(['Service']);
    expect(await selected('?userCustomizations=false')).toEqual(['Service']);
    expect(names((await appsOf(merchandiser)).filter((app) => app.selected))).toEqual(['Handel']);
  });

  it('is found as a record of that user and display', async () => {
    const where = `{ and: [{ UserId: { eq: "${support.session.userId}" } }, { FormFactor: { eq: "Large" } }] }`;
    const { status, body } = await support.post('/list-records/UserAppInfo/All', { where, pageSize: 1 });
    expect(status).toBe(200);
    expect(body.records).toHaveLength(1);
    const { appId } = await appOf(support, 'Service');
    const change = { fields: { AppDefinitionId: appId } };
    expect((await support.patch(`/records/${body.records[0].id}`, change)).status).toBe(200);
    expect((await appOf(support, 'Service')).selected).toBe(true);
  });

  it('RD-NAV-03 arranged items are the navigation of that user alone, in the order chosen', async () => {
    const put = (NavItemName__c: string, Position__c: number, AppName__c = 'Service') =>
      create(support, 'UserNavItem__c', { AppName__c, NavItemName__c, Position__c });
    const second = await put('standard-Order', 2);
    await put('standard-Task', 1);
    await put('standard-Nothing', 3);
    await put('standard-AuthSession', 4);
    const { userNavItems } = await appOf(support, 'Service');
    expect(userNavItems.map(({ developerName }) => developerName)).toEqual([
      'standard-Task',
      'standard-Order',
    ]);
    expect(userNavItems[1]?.id).toBe(second.body.id);
    expect((await appOf(support, 'Handel')).userNavItems).toEqual([]);
    expect((await appOf(merchandiser, 'Service')).userNavItems).toEqual([]);
    expect((await appOf(support, 'Service', '?userCustomizations=false')).userNavItems).toEqual([]);
  });

  it('cannot be put down in the name of another', async () => {
    const { status, body } = await create(support, 'UserNavItem__c', {
      AppName__c: 'Service',
      NavItemName__c: 'standard-Case',
      Position__c: 1,
      UserId__c: merchandiser.session.userId,
    });
    expect(status).toBe(400);
    expect(Object.keys(body.output.fieldErrors)).toEqual(['UserId__c']);
  });

  it('is nobody else’s to see, to change or to take away', async () => {
    const [own] = (await appOf(support, 'Service')).userNavItems;
    const address = `/records/${own?.id}`;
    expect((await merchandiser.get(`${address}?fields=UserNavItem__c.Position__c`)).status).toBe(404);
    expect((await merchandiser.patch(address, { fields: { Position__c: 9 } })).status).toBe(404);
    expect((await merchandiser.delete(address)).status).toBe(404);
    expect((await support.patch(address, { fields: { Position__c: 9 } })).status).toBe(200);
    expect((await support.delete(address)).status).toBe(204);
  });

  it('does not change an app that is the same for all', async () => {
    const fields = { AppName__c: 'Verwaltung', NavItemName__c: 'standard-User', Position__c: 1 };
    await create(merchandiser, 'UserNavItem__c', fields);
    expect(await appOf(merchandiser, 'Verwaltung')).toMatchObject({
      isNavPersonalizationDisabled: true,
      userNavItems: [],
    });
  });
});

describe('the app opened last', () => {
  it('PF-APP-01 is remembered for displays of that size by selecting it', async () => {
    const selected = async (query = '') => (await support.get(`/apps/selected${query}`)).body.developerName;
    const { appId } = await appOf(support, 'Handel');
    const { status, body } = await support.patch(`/apps/${appId}?formFactor=Small`, undefined);
    expect(status).toBe(200);
    expect(body).toMatchObject({ appId, selected: true });
    expect(await selected('?formFactor=Small')).toBe('Handel');
    expect(await selected('?formFactor=Medium')).toBe('Service');
    const { appId: foreign } = await appOf(merchandiser, 'Verwaltung');
    expect((await support.patch(`/apps/${foreign}`, undefined)).status).toBe(404);
    expect((await buyer.get('/apps/selected')).status).toBe(404);
  });
});

describe('a navigation that is put as a whole', () => {
  const path = async (caller: Caller, app: string) =>
    `/apps/${(await appOf(caller, app)).appId}/user-nav-items`;
  const page = (objectApiName: string) => ({
    pageReference: { type: 'standard__objectPage', attributes: { objectApiName, actionName: 'home' } },
  });
  const namesIn = ({ body }: { body: Schemas['NavItemsPage'] }) =>
    body.navItems.map(({ developerName }) => developerName);

  it('PF-APP-02 consists of the items named by id, and of one that is added by its page', async () => {
    const address = await path(support, 'Handel');
    const { navItems } = await appOf(support, 'Handel');
    const items = navItems.slice(1, 3).map(({ id }) => ({ id }));
    const arranged = await support.put(address, { navItems: [...items, page('Task')] });
    expect(arranged.status).toBe(200);
    expect(namesIn(arranged)).toEqual([
      navItems[1]?.developerName,
      navItems[2]?.developerName,
      'standard-Task',
    ]);
    const [first, second, third] = arranged.body.navItems;
    const moved = await support.put(address, {
      navItems: [{ id: third.id }, { id: first.id, label: 'Mein' }],
    });
    expect(namesIn(moved)).toEqual(['standard-Task', first.developerName]);
    expect(moved.body.navItems[0].id).toBe(third.id);
    expect(namesIn(await support.get(address))).toEqual(namesIn(moved));
    expect((await support.put(address, { navItems: [{ id: second.id }] })).status).toBe(404);
    expect(namesIn(await support.put(address, { navItems: [] }))).toEqual([]);
    expect((await appOf(support, 'Handel')).userNavItems).toEqual([]);
  });

  it('PF-APP-03 refuses what names no item, two new pages, and apps that are the same for all', async () => {
    const address = await path(merchandiser, 'Handel');
    const { navItems } = await appOf(merchandiser, 'Handel');
    const { id } = navItems[1] as { id: string };
    for (const items of [[{}], [page('Task'), page('Case')], [page('Nothing')], [{ id }, { id }]])
      expect((await merchandiser.put(address, { navItems: items })).status).toBe(400);
    const fixed = await path(merchandiser, 'Verwaltung');
    expect((await merchandiser.put(fixed, { navItems: [] })).status).toBe(403);
  });
});

describe('navigation items', () => {
  const page = async (query: string, caller = merchandiser): Promise<Schemas['NavItemsPage']> =>
    (await caller.get(`/nav-items${query}`)).body;

  it('RD-NAV-02 navigation items come page by page, each of them once', async () => {
    const found: string[] = [];
    let url: string | null = '/nav-items?pageSize=7';
    while (url) {
      const { navItems, nextPageUrl, currentPageUrl }: Schemas['NavItemsPage'] = (await merchandiser.get(url))
        .body;
      expect(currentPageUrl).toContain('pageSize=7');
      expect(navItems).toHaveLength(nextPageUrl ? 7 : navItems.length);
      expect(navItems.length).toBeLessThanOrEqual(7);
      found.push(...navItems.map(({ label }) => label));
      url = nextPageUrl?.replace('/services/data/v64.0/ui-api', '') ?? null;
    }
    const whole = (await page('?pageSize=200')).navItems.map(({ label }) => label);
    expect(whole.length).toBeGreaterThan(14);
    expect(found).toEqual(whole);
    expect(whole).toEqual([...whole].sort((one, other) => one.localeCompare(other, 'de')));
    expect((await page('?page=1000')).navItems).toEqual([]);
  });

  it('are found by name', async () => {
    const { navItems } = await page('?navItemNames=standard-Order,standard-Nothing,UserNavItem__c');
    expect(navItems.map(({ developerName }) => developerName).sort()).toEqual([
      'UserNavItem__c',
      'standard-Order',
    ]);
  });

  it('are fewer on a telephone, and only what may be read', async () => {
    const on = async (formFactor: string) =>
      (await page(`?pageSize=200&formFactor=${formFactor}`)).navItems.map(
        ({ developerName }) => developerName,
      );
    expect(await on('Large')).toContain('standard-Profile');
    expect(await on('Medium')).toContain('standard-Profile');
    expect(await on('Small')).not.toContain('standard-Profile');
    expect(await on('Large')).not.toContain('standard-AuthSession');
    expect(await on('Large')).not.toContain('standard-UserListPreference');
    const ofBuyer = (await page('?pageSize=200', buyer)).navItems;
    expect(ofBuyer.map(({ developerName }) => developerName)).toEqual([
      'standard-ProductCategory',
      'standard-Product2',
      'standard-home',
    ]);
  });
});
