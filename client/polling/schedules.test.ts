import { describe, expect, test } from 'vitest';
import { createCart } from '../commerce/cart.ts';
import { createCheckout } from '../commerce/checkout.ts';
import { routedFetch, type StubAnswer } from '../testing/stub-fetch.ts';
import { stubPlatform } from '../testing/stub-platform.ts';

const START = Date.UTC(2026, 2, 2);
const ITEM_ID = '0a9000000000001AAA';
const CHECKOUT_ID = '2z9000000000001AAA';

/** A platform whose every request notes the milliseconds since the start. */
function platformOver(routes: Parameters<typeof routedFetch>[0]) {
  const { fetch } = routedFetch(routes);
  const times: number[] = [];
  const stub = stubPlatform((request) => {
    times.push(stub.clock.now() - START);
    return fetch(request);
  });
  return { platform: stub.platform, times };
}

/**
 * Milliseconds after which each try of a poll is sent: none, 100 ms more each, then doubled from 750 ms (SF-CART-02,
 * SF-CART-03).
 */
const TRIES = [
  { tries: 1, at: 0 },
  { tries: 2, at: 0 },
  { tries: 3, at: 0 },
  { tries: 4, at: 0 },
  { tries: 5, at: 100 },
  { tries: 6, at: 300 },
  { tries: 7, at: 600 },
  { tries: 8, at: 1_000 },
  { tries: 9, at: 1_750 },
  { tries: 10, at: 3_250 },
  { tries: 11, at: 6_250 },
  { tries: 12, at: 12_250 },
  { tries: 13, at: 24_250 },
  { tries: 14, at: 48_250 },
];
const timesUpTo = (tries: number) => TRIES.slice(0, tries).map(({ at }) => at);

describe('a cart that is Processing', () => {
  const cartOver = (tries: number) => {
    let read = 0;
    const summary = (): StubAnswer => {
      read += 1;
      const asyncOperationStatus = read < tries ? 'Processing' : 'Completed';
      return [200, { cartId: '0a6', asyncOperationStatus }];
    };
    const { platform, times } = platformOver({ 'GET /compact-summary': summary });
    return { settled: createCart(platform).settle(), times };
  };

  test.each(TRIES)(
    'SF-CART-02 SF-CART-03 and done at try $tries is read $tries times, the last after $at ms',
    async ({ tries }) => {
      const { settled, times } = cartOver(tries);
      expect(await settled).toMatchObject({ asyncOperationStatus: 'Completed' });
      expect(times).toEqual(timesUpTo(tries));
    },
  );

  test('SF-CART-03 for more than 14 tries fails with “async maximum wait exceeded”', async () => {
    const { settled, times } = cartOver(15);
    await expect(settled).rejects.toMatchObject({ message: 'async maximum wait exceeded' });
    expect(times).toEqual(timesUpTo(14));
  });
});

describe('a checkout that answers 202', () => {
  const checkoutOver = (tries: number, ready: number) => {
    let read = 0;
    const { platform, times } = platformOver({
      'GET /checkouts/active': () => {
        read += 1;
        const status = read < tries ? 202 : ready;
        return [status, { checkoutId: CHECKOUT_ID, checkoutStatus: status, errors: [] }];
      },
    });
    return { loaded: createCheckout(platform, { isSessionLoaded: () => true }).load(), times };
  };

  test.each(TRIES)(
    'SF-CHECKOUT-03 and is ready at try $tries is read after the same times',
    async ({ tries }) => {
      const { loaded, times } = checkoutOver(tries, tries % 2 === 0 ? 200 : 422);
      expect(await loaded).toMatchObject({ checkoutId: CHECKOUT_ID });
      expect(times).toEqual(timesUpTo(tries));
    },
  );

  test('for more than 14 tries is given up', async () => {
    const { loaded, times } = checkoutOver(15, 200);
    await expect(loaded).rejects.toMatchObject({ code: 'ASYNC_MAXIMUM_WAIT_EXCEEDED' });
    expect(times).toHaveLength(14);
  });
});

describe('a change', () => {
  const REASON = [{ errorCode: 'X', message: 'No.' }];
  const refusal = (status: number): StubAnswer => [status, REASON];
  const CUT = new TypeError('socket closed');
  const changeOver = (answers: StubAnswer[]) => {
    const { platform, times } = platformOver({
      [`PATCH /cart-items/${ITEM_ID}`]: () => answers.shift() ?? [200, { cartItemId: ITEM_ID }],
      'GET /compact-summary': () => [200, { cartId: '0a6', asyncOperationStatus: 'Completed' }],
    });
    const changed = createCart(platform).setQuantity(ITEM_ID, 2);
    return { changed, times };
  };

  test.each([
    { when: 'succeeds', answers: [], writes: [0] },
    { when: 'fails once with 500', answers: [refusal(500)], writes: [0, 4_000] },
    { when: 'fails three times', answers: Array(3).fill(refusal(500)), writes: [0, 4_000, 8_000, 12_000] },
    { when: 'gets no answer', answers: [CUT], writes: [0, 4_000] },
    {
      when: 'is told to wait 1 s',
      answers: [[429, REASON, { 'retry-after': '1' }] as StubAnswer],
      writes: [0, 1_000],
    },
  ])(
    'SF-RETRY-01 that $when is sent at $writes ms, and its cart is read then',
    async ({ answers, writes }) => {
      const { changed, times } = changeOver([...answers]);
      await changed;
      expect(times).toEqual([...writes, writes.at(-1)]);
    },
  );

  test.each([
    { when: 'is refused with 409', answers: [refusal(409)], writes: [0] },
    { when: 'is refused with 400', answers: [refusal(400)], writes: [0] },
    { when: 'fails four times', answers: Array(4).fill(refusal(500)), writes: [0, 4_000, 8_000, 12_000] },
  ])('SF-RETRY-01 that $when is sent at $writes ms and no more', async ({ answers, writes }) => {
    const { changed, times } = changeOver([...answers]);
    await expect(changed).rejects.toMatchObject({ name: 'FetchError' });
    expect(times).toEqual(writes);
  });
});
