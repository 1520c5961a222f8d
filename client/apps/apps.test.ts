import { expect, test } from 'vitest';
import { getNavItems } from '#generated/record-data/client.gen.ts';
import { routedFetch, stubFetch } from '../testing/stub-fetch.ts';
import { stubPlatform } from '../testing/stub-platform.ts';
import { selectApp } from './apps.ts';

const APP = '06m000000000001AAA';
const ITEM = 'a01000000000001AAA';

test('navigation items are asked for page by page', async () => {
  const { fetch, requests } = stubFetch([200, { navItems: [] }]);
  const { platform } = stubPlatform(fetch);
  for (const page of [0, 1])
    await platform.read(getNavItems, {
      query: { navItemNames: ['standard-Case', 'standard-Order'], page, pageSize: 10 },
    });
  const asked = { navItemNames: 'standard-Case,standard-Order', pageSize: '10' };
  expect(requests.map(({ url }) => Object.fromEntries(new URL(url).searchParams))).toEqual([
    { ...asked, page: '0' },
    { ...asked, page: '1' },
  ]);
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
