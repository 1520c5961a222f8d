import { expect, test } from 'vitest';
import { routedFetch, stubFetch } from '../testing/stub-fetch.ts';
import { stubPlatform } from '../testing/stub-platform.ts';
import { addNavItem, readApp, readApps, readNavItemsPage, removeNavItem, selectApp } from './apps.ts';

const APP = '06m000000000001AAA';
const ITEM = 'a01000000000001AAA';

test('navigation items are asked for page by page', async () => {
  const { fetch, requests } = stubFetch([200, { navItems: [] }]);
  const { platform } = stubPlatform(fetch);
  for (const page of [0, 1])
    await readNavItemsPage(platform, {
      navItemNames: ['standard-Case', 'standard-Order'],
      page,
      pageSize: 10,
    });
  const asked = { navItemNames: 'standard-Case,standard-Order', pageSize: '10' };
  expect(requests.map(({ url }) => Object.fromEntries(new URL(url).searchParams))).toEqual([
    { ...asked, page: '0' },
    { ...asked, page: '1' },
  ]);
});

test('arranging the navigation makes the apps stale', async () => {
  const { fetch, requests } = routedFetch({
    'GET /ui-api/apps': () => [200, { apps: [] }],
    [`GET /apps/${APP}`]: () => [200, {}],
    'POST /records': () => [201, { id: ITEM }],
    [`DELETE /records/${ITEM}`]: () => [204],
  });
  const { platform } = stubPlatform(fetch);
  const readBoth = async () => {
    await readApps(platform);
    await readApp(platform, APP);
  };
  await readBoth();
  await readBoth();
  await addNavItem(platform, { developerName: 'Service' }, { developerName: 'standard-Case' }, 3);
  await readBoth();
  await removeNavItem(platform, { id: ITEM });
  await readBoth();
  expect(requests.map(({ method }) => method)).toEqual([
    ...['GET', 'GET'],
    ...['POST', 'GET', 'GET'],
    ...['DELETE', 'GET', 'GET'],
  ]);
  expect(await requests[2]?.json()).toEqual({
    apiName: 'UserNavItem__c',
    fields: { AppName__c: 'Service', NavItemName__c: 'standard-Case', Position__c: 3 },
  });
});

test('an item without an id cannot be taken out', async () => {
  const { platform } = stubPlatform(stubFetch().fetch);
  await expect(removeNavItem(platform, { id: null })).rejects.toMatchObject({ code: 'INVALID_CONFIG' });
});

test.each([
  ['none', [], 'POST', { apiName: 'UserAppInfo', fields: { AppDefinitionId: APP, FormFactor: 'Small' } }],
  ['one', [{ id: ITEM }], 'PATCH', { fields: { AppDefinitionId: APP } }],
])(
  'selecting an app where %s was selected before keeps one record per display',
  async (_, records, method, body) => {
    const { fetch, requests } = routedFetch({
      'POST /list-records/UserAppInfo/All': () => [200, { records }],
      'POST /records': () => [201, { id: ITEM }],
      [`PATCH /records/${ITEM}`]: () => [200, { id: ITEM }],
    });
    const { platform } = stubPlatform(fetch);
    await selectApp(platform, { appId: APP }, { userId: '005000000000001AAA', formFactor: 'Small' });
    const [asked, written] = requests;
    expect(await asked?.json()).toMatchObject({
      where: '{ and: [{ UserId: { eq: "005000000000001AAA" } }, { FormFactor: { eq: "Small" } }] }',
    });
    expect(written?.method).toBe(method);
    expect(await written?.json()).toEqual(body);
  },
);
