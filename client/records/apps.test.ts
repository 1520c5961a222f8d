import { expect, test } from 'vitest';
import { stubFetch } from '../testing/stub-fetch.ts';
import { stubPlatform } from '../testing/stub-platform.ts';
import { appNavItems, readNavItems } from './apps.ts';
import type { App, NavItem } from './types.ts';

const item = (developerName: string): NavItem => ({
  developerName,
  id: null,
  itemType: 'Entity',
  label: developerName,
});
const [order, product] = [item('standard-Order'), item('standard-Product2')];

test('RD-NAV-02 navigation items are read to the last page', async () => {
  const { fetch, requests } = stubFetch(
    [200, { currentPageUrl: '/nav-items?page=0', navItems: [order], nextPageUrl: '/nav-items?page=1' }],
    [200, { currentPageUrl: '/nav-items?page=1', navItems: [product], nextPageUrl: null }],
  );
  const { platform } = stubPlatform(fetch);
  expect(await readNavItems(platform)).toEqual([order, product]);
  const pages = requests.map(({ url }) => new URL(url).searchParams.get('page'));
  expect(pages).toEqual(['0', '1']);
});

test('an arranged navigation takes the place of the one of the app', () => {
  const app: App = {
    appId: '06m000000000001AAA',
    developerName: 'Handel',
    formFactors: ['Large'],
    label: 'Handel',
    navItems: [order, product],
    selected: true,
    userNavItems: [],
  };
  expect(appNavItems(app)).toEqual([order, product]);
  expect(appNavItems({ ...app, userNavItems: [product] })).toEqual([product]);
});
