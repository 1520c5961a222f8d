import { expect, test } from 'vitest';
import { getNavItems } from '#generated/record-data/client.gen.ts';
import { stubFetch } from '../testing/stub-fetch.ts';
import { stubPlatform } from '../testing/stub-platform.ts';
import { selectApp } from './apps.ts';

const APP = '06m000000000001AAA';

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

test('selecting an app is remembered for displays of that size', async () => {
  const { fetch, requests } = stubFetch([200, { appId: APP }]);
  await selectApp(stubPlatform(fetch).platform, { appId: APP }, { formFactor: 'Small' });
  const [request] = requests;
  expect(request?.method).toBe('PATCH');
  const { pathname, search } = new URL(String(request?.url));
  expect(pathname + search).toMatch(`/ui-api/apps/${APP}?formFactor=Small`);
});
