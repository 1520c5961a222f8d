import { expect } from 'vitest';
import type { Developer } from './developer.ts';
import { type SandboxedMock, startSandboxedMock } from './sandboxed-mock.ts';

/** A signed-in developer with a product in the cart, and what scenarios change for a shopper. */
export interface ScenarioShopper {
  readonly mock: SandboxedMock;
  readonly dev: Developer;
  readonly productId: string;
  /** Starts a scenario, for so many requests where a number is given. */
  start(name: string, times?: number): Promise<void>;
  /** Puts the product into the cart. */
  add(): ReturnType<Developer['call']>;
  summary(): ReturnType<Developer['call']>;
  startCheckout(): ReturnType<Developer['call']>;
}

/** Starts a mock with such a developer. */
export async function openScenarioShopper(): Promise<ScenarioShopper> {
  const mock = await startSandboxedMock();
  const dev = await mock.developer();
  await dev.signIn();
  const wanted = { L2C_CM_RegulatoryClassification__c: 'Kosmetik', AvailableToOrder__c: { gt: 5 } };
  const productId = (await mock.store.findOne('Product2', { where: wanted }))?.Id ?? '';
  const add = () =>
    dev.call('POST', '/carts/current/cart-items', { productId, quantity: '1', type: 'Product' });
  const summary = () => dev.call('GET', '/carts/current');
  expect((await add()).status).toBe(201);
  mock.machine.advance(1000);
  return {
    mock,
    dev,
    productId,
    add,
    summary,
    start: async (name, times) => {
      const { status } = await dev.admin('PUT', `/scenarios/${name}`, times === undefined ? {} : { times });
      expect(status).toBe(200);
    },
    startCheckout: async () => {
      const { body } = await summary();
      mock.machine.advance(1000);
      return dev.call('PUT', '/checkouts/active', { cartId: body.cartId });
    },
  };
}

/** Statuses of the same call made so many times. */
export async function statuses(count: number, call: () => Promise<{ status: number }>): Promise<number[]> {
  const found = [];
  for (let index = 0; index < count; index += 1) found.push((await call()).status);
  return found;
}
