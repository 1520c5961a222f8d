import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { addItemToCart, getCartSummary } from '#generated/commerce/client.gen.ts';
import { deleteRecord, updateRecord } from '#generated/record-data/client.gen.ts';
import { ERIKA_USER_ID } from '#mock/demo/seed/well-known-ids.ts';
import { objectDefinitions } from '#mock/objects/index.ts';
import { Caller } from './calls/caller.ts';
import { PEOPLE } from './calls/step.ts';
import { takeAll } from './calls/take-all.ts';
import { Walk } from './calls/walk.ts';
import { READS, WRITES } from './steps/index.ts';
import { type CheckedShop, openCheckedShop } from './testing/checked-shop.ts';
import { type Deviation, openPlantedPlatform } from './testing/planted-platform.ts';

/** What a platform keeps of its own of each write: keys of requests, who used what, and what was deleted. */
const OF_THE_PLATFORM = ['IdempotencyRecord__c', 'RecentlyViewed'];
const OBJECTS = objectDefinitions
  .map(({ apiName }) => apiName)
  .filter((name) => !OF_THE_PLATFORM.includes(name));

/** The reads that writes take their arguments from, and the writes. */
const STEPS = [...READS.filter(({ by }) => by !== 'staff'), ...WRITES];

let shop: CheckedShop;
let before: Record<string, string[]>;
beforeAll(async () => {
  shop = await openCheckedShop();
});
beforeEach(async () => {
  before = await records();
});
afterAll(() => shop.close());

/** Ids of all records by object. */
async function records(): Promise<Record<string, string[]>> {
  const ids = OBJECTS.map(async (apiName) => {
    const rows = await shop.store.find(apiName);
    return [apiName, rows.map(({ Id }) => Id).sort()] as const;
  });
  return Object.fromEntries(await Promise.all(ids));
}

async function walkOver(...deviations: Deviation[]) {
  const planted = await openPlantedPlatform(shop.origin, deviations);
  const connection = shop.connection(planted.origin);
  const caller = new Caller(connection, shop.tokens);
  const taken = await takeAll(new Walk({ caller, connection, people: PEOPLE }), STEPS);
  await planted.close();
  return taken;
}

const refuse: Deviation['plant'] = (answer) => {
  answer.status = 500;
  answer.body = [{ errorCode: 'UNKNOWN_EXCEPTION', message: 'No.' }];
};

it('removes everything that it has written', async () => {
  const { attempts, left } = await walkOver();
  const written = attempts.filter(
    ({ step, exchanges }) => step.operation.method !== 'get' && exchanges.length > 0,
  );
  expect(written.length).toBeGreaterThan(20);
  expect(left).toEqual([]);
  expect(await records()).toEqual(before);
});

it('removes it also where calls in between fail', async () => {
  const { left } = await walkOver(
    { operation: updateRecord, plant: refuse },
    { operation: getCartSummary, plant: refuse },
  );
  expect(left).toEqual([]);
  expect(await records()).toEqual(before);
});

it('says what could not be removed', async () => {
  const { left } = await walkOver({ operation: deleteRecord, plant: refuse });
  expect(left.length).toBeGreaterThan(2);
  expect(left[0]).toMatch(/^record \w{18}$/);
});

it('leaves the cart of the buyer alone', async () => {
  const buyer = await shop.store.get('User', ERIKA_USER_ID);
  const cart = await shop.store.insert('WebCart', {
    AccountId: String(buyer?.AccountId),
    OwnerId: ERIKA_USER_ID,
    WebStoreId: shop.connection().webstoreId,
    Status: 'Active',
  } as never);
  const { attempts } = await walkOver();
  const attempt = attempts.find(({ step }) => step.operation === addItemToCart);
  expect(attempt?.notTried).toBe('the buyer has a cart, which the check leaves alone');
  expect(await shop.store.count('CartItem', { CartId: cart.Id })).toBe(0);
});
