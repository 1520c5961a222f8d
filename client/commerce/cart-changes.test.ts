import { expect, test } from 'vitest';
import { routedFetch, type StubAnswer } from '../testing/stub-fetch.ts';
import { stubPlatform } from '../testing/stub-platform.ts';
import { createCart } from './cart.ts';

const [A, B] = ['0a9000000000001AAA', '0a9000000000002AAA'] as const;
const envelope = (cartItemId: string, quantity: string) => ({ cartItem: { cartItemId, quantity } });
const COMPLETED: StubAnswer = [200, { cartId: '0a6', asyncOperationStatus: 'Completed' }];
const REFUSED: StubAnswer = [400, [{ errorCode: 'PACK_LIMIT_EXCEEDED', message: 'Höchstens 2.' }]];

/** A cart of two items whose pages have been read; `answer` is what its writes get. */
async function cartOf(answer: () => StubAnswer) {
  const { fetch, requests } = routedFetch({
    'GET /cart-items': () => [200, { cartItems: [envelope(A, '1.0'), envelope(B, '1.0')] }],
    'GET /compact-summary': () => COMPLETED,
    [`PATCH /cart-items/${A}`]: answer,
    [`DELETE /cart-items/${A}`]: answer,
    'POST /cart-items': answer,
  });
  const { platform, queryClient } = stubPlatform(fetch);
  const cart = createCart(platform);
  await cart.items();
  const shown = () =>
    queryClient
      .getQueriesData<{ cartItems: ReturnType<typeof envelope>[] }>({ queryKey: ['getCartItems'] })
      .flatMap(([, page]) =>
        page?.cartItems.map(({ cartItem }) => `${cartItem.cartItemId} ${cartItem.quantity}`),
      );
  return { cart, shown, requests };
}

test('a new quantity is shown at once', async () => {
  const { cart, shown } = await cartOf(() => [200, { cartItemId: A, quantity: '3.0' }]);
  const changed = cart.setQuantity(A, 3);
  expect(shown()).toEqual([`${A} 3.0`, `${B} 1.0`]);
  await changed;
});

test('a quantity that is refused is taken back', async () => {
  const { cart, shown } = await cartOf(() => REFUSED);
  await expect(cart.setQuantity(A, 9)).rejects.toMatchObject({ code: 'PACK_LIMIT_EXCEEDED' });
  expect(shown()).toEqual([`${A} 1.0`, `${B} 1.0`]);
});

test('an item that is removed is gone at once, and back where it was when that fails', async () => {
  const { cart, shown } = await cartOf(() => [409, [{ errorCode: 'CONFLICT', message: 'Locked.' }]]);
  const removed = cart.remove(A);
  expect(shown()).toEqual([`${B} 1.0`]);
  await expect(removed).rejects.toMatchObject({ status: 409 });
  expect(shown()).toEqual([`${A} 1.0`, `${B} 1.0`]);
});

test('SF-CART-12 changes are sent one after the other, and a refused one stops none', async () => {
  const answers = [REFUSED, [201, { cartItemId: B, quantity: '1.0' }] as StubAnswer];
  const { cart, requests } = await cartOf(() => answers.shift() ?? [500]);
  const changes = await Promise.allSettled([cart.setQuantity(A, 9), cart.add('01t000000000001AAA')]);
  expect(changes.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
  expect(requests.slice(1).map(({ method }) => method)).toEqual(['PATCH', 'POST', 'GET']);
});

test('an addition whose answer got lost is sent again with the same key', async () => {
  const answers: StubAnswer[] = [new TypeError('socket closed'), [201, { cartItemId: A, quantity: '1.0' }]];
  const { cart, requests } = await cartOf(() => answers.shift() ?? [500]);
  await cart.add('01t000000000001AAA');
  const keys = requests.flatMap(({ headers }) => headers.get('idempotency-key') ?? []);
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});
