import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { boostBuryRulesConstants } from '#generated/commerce/constants.gen.ts';
import { WEBSTORE_ID } from '#mock/demo/seed/well-known-ids.ts';
import { openShop, type Shop, type Visitor } from '../testing/shop.ts';
import { addProduct } from '../testing/shop-records.ts';

const RULES = `/services/data/v64.0/commerce/management/webstores/${WEBSTORE_ID}/search/boost-bury-rules`;
const TIME = { startDate: '2026-03-01T00:00:00.000Z', endDate: '2026-03-03T00:00:00.000Z' };

let shop: Shop;
let merchant: Visitor;
let ids: Readonly<Record<'Balsam A' | 'Balsam B' | 'Balsam C', string>>;
beforeAll(async () => {
  shop = await openShop();
  merchant = await shop.staff('Merchandiser');
  const add = async (Name: string) => (await addProduct(shop.store, { Name })).Id;
  ids = {
    'Balsam A': await add('Balsam A'),
    'Balsam B': await add('Balsam B'),
    'Balsam C': await add('Balsam C'),
  };
});
beforeEach(() => shop.store.deleteWhere('BoostBuryRule__c', {}));
afterAll(() => shop.close());

const rule = (values: readonly string[], more: object = {}) => ({
  name: 'Regel',
  action: 'Boost',
  level: 50,
  ...TIME,
  targetExpression: { conditions: [{ attributeNameOrId: 'Id', attributeType: 'Product2', values }] },
  ...more,
});
const make = (values: readonly string[], more: object = {}, who = merchant) =>
  who.call('POST', RULES, rule(values, more));
const found = async (query = '') => {
  const { body } = await shop.guest().call('GET', `/search/products?searchTerm=balsam&fields=Name${query}`);
  return body.productsPage.products.map(({ name }: { name: string }) => name.slice(-1)).join('');
};

test('PF-SEARCH-72 boosted products come first and buried ones last, by level', async () => {
  expect(await found()).toBe('ABC');
  await make([ids['Balsam A']], { action: 'Bury', level: 10 });
  expect(await found()).toBe('BCA');
  await make([ids['Balsam C']], { level: 1 });
  expect(await found()).toBe('CBA');
  await make([ids['Balsam A']], { level: 90 });
  expect(await found()).toBe('ACB');
  expect(await found('&sortRuleId=nameAscending')).toBe('ABC');
});

test('PF-SEARCH-72 a rule applies in its time, to all packs of a product, and no longer once it is deleted', async () => {
  const parent = await addProduct(shop.store, {
    Name: 'Balsam',
    ProductClass: 'VariationParent',
    price: null,
  });
  await shop.store.update('Product2', ids['Balsam C'], {
    VariationParentId: parent.Id,
    ProductClass: 'Variation',
  });
  const { body } = await make([parent.Id], { startDate: '2026-03-02T10:00:00.000Z' });
  expect(await found()).toBe('ABC');
  shop.wait(30 * 60_000);
  expect(await found()).toBe('CAB');
  expect((await merchant.call('DELETE', `${RULES}/${body.id}`)).status).toBe(204);
  expect(await found()).toBe('ABC');
  await make([ids['Balsam B']], { endDate: '2026-03-02T09:00:00.000Z' });
  expect(await found()).toBe('ABC');
});

test('PF-SEARCH-73 rules are made and read by those who manage the store', async () => {
  const { status, body } = await make([ids['Balsam A'], ids['Balsam A'].slice(0, 15)]);
  expect([status, body]).toMatchObject([
    201,
    { name: 'Regel', action: 'Boost', level: 50, ...TIME, targetExpression: { conditions: [{}] } },
  ]);
  expect(body.targetExpression.conditions[0]).toEqual({
    attributeNameOrId: 'Id',
    attributeType: 'Product2',
    values: [ids['Balsam A']],
  });
  expect((await merchant.call('GET', RULES)).body).toEqual({ boostBuryRules: [body] });
  const support = await shop.staff();
  expect((await support.call('GET', `${RULES}/${body.id}`)).body).toEqual(body);
  expect((await make([ids['Balsam B']], {}, support)).status).toBe(403);
  expect((await support.call('DELETE', `${RULES}/${body.id}`)).status).toBe(403);
  const buyer = await shop.buyer();
  expect((await buyer.call('GET', RULES)).status).toBe(403);
  expect((await shop.guest().call('GET', RULES)).status).toBe(401);
});

test('PF-SEARCH-73 a rule names products that exist, ends after it begins and fits into the limits', async () => {
  const refused = async (values: readonly string[], more: object = {}) => {
    const { status, body } = await make(values, more);
    return [status, body[0]?.errorCode];
  };
  expect(await refused(['01t000000000999AAA'])).toEqual([400, 'INVALID_INPUT']);
  expect(await refused([ids['Balsam A']], { endDate: TIME.startDate })).toEqual([400, 'INVALID_INPUT']);
  const { mostRulesPerStore } = boostBuryRulesConstants;
  for (let made = 0; made < mostRulesPerStore; made += 1)
    expect((await make([ids['Balsam A']])).status).toBe(201);
  expect(await refused([ids['Balsam A']])).toEqual([400, 'LIMIT_EXCEEDED']);
});
