import { afterAll, beforeAll, expect, test } from 'vitest';
import { WEBSTORE_ID } from '#mock/demo/seed/well-known-ids.ts';
import { openSite, type Site } from '#mock/model/shoppers/testing/site.ts';
import { addCategory, addContent } from '#mock/model/shoppers/testing/site-records.ts';

const PATH = `/services/data/v64.0/commerce/webstores/${WEBSTORE_ID}/category-menu-items`;

interface Item {
  readonly label: string;
  readonly subMenu: readonly Item[];
}

let site: Site;
let medicine: string;
let pain: string;
beforeAll(async () => {
  site = await openSite();
  medicine = await addCategory(site.store, 'Arzneimittel');
  pain = await addCategory(site.store, 'Schmerzen', medicine);
  await addCategory(site.store, 'Kopfschmerzen', pain);
  const care = await addCategory(site.store, 'Pflege');
  await addCategory(site.store, 'Gesicht', care);
  const hidden = await addCategory(site.store, 'Intern');
  await addCategory(site.store, 'Darunter', hidden);
  await site.store.update('ProductCategory', hidden, { IsNavigational: false });
  await addContent(site.store, 'MCSHELF', 'sfdc_cms__image', { width: 10, height: 10 });
  await site.store.update('ProductCategory', medicine, {
    UrlName: 'arzneimittel',
    ImageContentKey__c: 'MCSHELF',
  });
});
afterAll(() => site.close());

const menu = async (query = '') => (await site.get(`${PATH}${query}`)).body.menuItems;
const labels = (items: readonly Item[]): unknown[] =>
  items.map(({ label, subMenu }) => (subMenu.length > 0 ? [label, labels(subMenu)] : label));

test('PF-SEARCH-71 the menu has the categories for navigation with their addresses', async () => {
  const items = await menu();
  expect(labels(items)).toEqual([
    ['Arzneimittel', [['Schmerzen', ['Kopfschmerzen']]]],
    ['Pflege', ['Gesicht']],
  ]);
  expect(items[0]).toMatchObject({
    actionType: 'InternalLink',
    actionValue: `/category/arzneimittel/${medicine}`,
    target: 'CurrentWindow',
    imageUrl: null,
    pageReference: { attributes: { objectApiName: 'ProductCategory', recordId: medicine } },
  });
  expect(items[0].subMenu[0].actionValue).toBe(`/category/detail/${pain}`);
});

test('PF-SEARCH-71 a small menu keeps the categories nearest to the top', async () => {
  expect(labels(await menu('?maxItems=3'))).toEqual([['Arzneimittel', ['Schmerzen']], 'Pflege']);
  expect(labels(await menu('?maxItems=1'))).toEqual(['Arzneimittel']);
  expect(labels(await menu('?maxLevels=2'))).toEqual([
    ['Arzneimittel', ['Schmerzen']],
    ['Pflege', ['Gesicht']],
  ]);
  expect((await site.get(`${PATH}?maxLevels=0`)).status).toBe(400);
});

test('PF-SEARCH-71 the home page and pictures are added on request', async () => {
  const items = await menu('?addHomeMenuItem=true&includeImageUrl=true&maxLevels=1');
  expect(labels(items)).toEqual(['Startseite', 'Arzneimittel', 'Pflege']);
  expect(items[0].actionValue).toBe('/');
  expect([items[1].imageUrl, items[2].imageUrl]).toEqual(['/cms/delivery/media/MCSHELF', null]);
});
