import { expect, test } from 'vitest';
import { routedFetch, type StubAnswer } from '../testing/stub-fetch.ts';
import { stubPlatform } from '../testing/stub-platform.ts';
import { readItemPromotions } from './cart-promotions.ts';
import { orderAgain, readOrderSummaries } from './orders.ts';

const TOKEN: StubAnswer = [200, 'export default "token";', { 'content-type': 'text/javascript' }];
const REFUSED: StubAnswer = [404, [{ errorCode: 'NOT_FOUND', message: 'None.' }]];

function over(route: string, answer: StubAnswer) {
  const wire = routedFetch({ 'GET /csrfToken': () => TOKEN, [route]: () => answer });
  return { ...wire, ...stubPlatform(wire.fetch) };
}

test.each([
  ['zero', { totalFailedProductCount: 0 }, true],
  ['not zero', { totalFailedProductCount: 1 }, false],
  ['absent', {}, false],
])(
  'SF-CART-15 an order is in the cart only if failed products are counted and none failed: %s',
  async (_, body, success) => {
    const { platform, requests } = over('POST /add-order-to-cart', [200, body]);
    expect(await orderAgain(platform, 'OF-2026-000123')).toMatchObject({ success });
    expect(requests.at(-1)?.headers.get('csrf-token')).toBe('token');
    expect(await requests.at(-1)?.json()).toEqual({
      cartStateOrId: 'current',
      orderSummaryIdOrRefNumber: 'OF-2026-000123',
    });
  },
);

test('SF-CART-16 a failure to order again is returned, not thrown', async () => {
  const { platform } = over('POST /add-order-to-cart', REFUSED);
  expect(await orderAgain(platform, 'OF-1')).toMatchObject({ success: false, error: { status: 404 } });
});

test('SF-ORDER-02 helper reads that are refused are null', async () => {
  expect(await readOrderSummaries(over('GET /order-summaries', REFUSED).platform)).toBeNull();
  expect(await readItemPromotions(over('POST /cart-items/promotions', REFUSED).platform, ['0a9'])).toBeNull();
  const found = over('POST /cart-items/promotions', [200, { items: { '0a9': [] } }]);
  expect(await readItemPromotions(found.platform, ['0a9'])).toEqual({ '0a9': [] });
});
