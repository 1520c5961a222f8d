import { afterAll, beforeAll, expect, it } from 'vitest';
import { Developer } from './apis/sandbox/testing/developer.ts';
import { createStatelessMock, type StatelessMock } from './create-stateless-mock.ts';

let mock: StatelessMock;
let visitor: Developer;
beforeAll(async () => {
  mock = await createStatelessMock({ httpLimits: { drainMs: 50 }, log: () => undefined });
  visitor = new Developer(`http://127.0.0.1:${await mock.listen(0)}`);
});
afterAll(() => mock.close());

it('answers the examples of the contracts, and remembers nothing', async () => {
  const product = await visitor.call('GET', '/products/01t000000000001AAA');
  expect([product.status, product.body.fields.L2C_CM_PZN__c]).toEqual([200, '04877800']);
  const signedIn = await visitor.signIn('whoever', 'whatever');
  expect([signedIn.status, signedIn.body.token_type]).toEqual([200, 'Bearer']);
  const cart = async () => (await visitor.call('GET', '/carts/current/cart-items')).body;
  const before = await cart();
  const item = { productId: '01t000000000001AAA', quantity: '3', type: 'Product' };
  expect((await visitor.call('POST', '/carts/current/cart-items', item)).status).toBe(201);
  expect((await visitor.call('DELETE', '/carts/current')).status).toBe(204);
  expect(await cart()).toEqual(before);
});

it('checks requests as ever, and knows the preferences of Prism', async () => {
  expect((await visitor.call('GET', '/products/x?fields=')).status).toBe(400);
  const preferred = { prefer: 'code=404' };
  expect((await visitor.call('GET', '/products/01t000000000001AAA', undefined, preferred)).status).toBe(404);
});

it('can be slow and broken, but has no records to set back', async () => {
  const dev = await visitor.openSession();
  await dev.admin('PUT', '/scenarios/maintenance');
  expect((await dev.call('GET', '/application-context')).status).toBe(503);
  const reset = await dev.admin('POST', '/store/actions/reset');
  expect([reset.status, reset.body[0].errorCode]).toEqual([409, 'NO_STORE']);
});

it('has no sandbox where that is switched off', async () => {
  const without = await createStatelessMock({ sandbox: false, httpLimits: { drainMs: 50 } });
  const anyone = new Developer(`http://127.0.0.1:${await without.listen(0)}`);
  expect((await anyone.admin('GET', '/scenarios')).status).toBe(404);
  expect((await anyone.call('GET', '/application-context', undefined, { 'x-sandbox': 'any' })).status).toBe(
    200,
  );
  await without.close();
});
