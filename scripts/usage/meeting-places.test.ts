import { expect, it } from 'vitest';
import { meetingPlaceOf } from './meeting-places.ts';

const LIBRARY = `import { getCart, getCarts } from '#generated/commerce/client.gen.ts';

const LISTS = [getCarts];

/**
 * Reads the cart.
 *
 * @public SF-CART-19, client library only
 */
export const readCart = (platform: Platform) => platform.read(getCart, {});

/** Reads all carts. */
export const readCarts = (platform: Platform) => platform.read(getCarts, {});
`;
const sources = new Map([['client/cart.ts', LIBRARY]]);
const placeOf = (operationId: string, api = 'commerce') => meetingPlaceOf({ api, operationId }, sources);

it('names the functions for users of the client library', () => {
  expect(placeOf('getCart')).toBe('client library only: [readCart](../client/cart.ts)');
});

it('names the files of other code, which no journey reaches', () => {
  expect(placeOf('getCarts')).toBe('code that no journey reaches: [client/cart.ts](../client/cart.ts)');
});

it('tells operations that nobody imports, and those of the sandbox', () => {
  expect(placeOf('getOrder')).toBe('generated client only');
  expect(placeOf('addFault', 'sandbox')).toBe('sandbox only');
});
