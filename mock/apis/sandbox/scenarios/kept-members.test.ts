import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { openScenarioShopper, type ScenarioShopper } from '../testing/scenario-shopper.ts';

let shopper: ScenarioShopper;
beforeAll(async () => {
  shopper = await openScenarioShopper();
  await shopper.add();
});
afterEach(() => shopper.dev.admin('DELETE', '/controls'));
afterAll(() => shopper.mock.close());

const NAME = 'optional-members-left-out';
const start = (name: string, keeps: string[]) => shopper.dev.admin('PUT', `/scenarios/${name}`, { keeps });
const item = async () =>
  (await shopper.dev.call('GET', '/carts/current/cart-items')).body.cartItems[0].cartItem;

it('members that a journey is about are kept among those that are left out', async () => {
  await start(NAME, []);
  expect(await item()).not.toHaveProperty('totalPrice');
  expect((await start(NAME, ['CartItem.totalPrice'])).status).toBe(200);
  expect(await item()).toHaveProperty('totalPrice');
  expect(await item()).not.toHaveProperty('salesPrice');
});

it.each([
  [NAME, 'CartItem.price', 'No contract has the member “CartItem.price”.'],
  ['maintenance', 'CartItem.totalPrice', 'The scenario “maintenance” leaves no members out.'],
])('members to keep are refused where they mean nothing: %s, %s', async (name, member, message) => {
  expect(await start(name, [member])).toMatchObject({
    status: 400,
    body: [{ errorCode: 'INVALID_ARGUMENT', message: `body.keeps: ${message}` }],
  });
});
