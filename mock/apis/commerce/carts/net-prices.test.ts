import { afterAll, beforeAll, expect, test } from 'vitest';
import { WEBSTORE_ID } from '#mock/demo/seed/well-known-ids.ts';
import { formatMoney, parseMoney } from '../money/cents.ts';
import { fillCart, payableCheckout, settledSummary } from '../testing/journey.ts';
import { openShop, type Shop } from '../testing/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
  await shop.store.update('WebStore', WEBSTORE_ID, { DefaultTaxType__c: 'Net' });
});
afterAll(() => shop.close());

const sumOf = (...amounts: string[]) =>
  formatMoney(amounts.map(parseMoney).reduce((sum, amount) => sum + amount, 0n));

test('PF-CART-25 a store with net prices adds the tax to the total, in the cart and in its order', async () => {
  const buyer = await shop.buyer();
  expect((await buyer.call('GET', '/application-context')).body.taxType).toBe('Net');
  const { cartId } = await fillCart(shop, buyer, {}, '2');
  const cart = await settledSummary(shop, buyer);
  expect(cart.taxType).toBe('Net');
  expect(cart.totalTaxAmount).not.toBe('0.00');
  expect(cart.grandTotalAmount).toBe(
    sumOf(cart.totalProductAmount, cart.totalChargeAmount, cart.totalTaxAmount),
  );
  const checkout = await payableCheckout(shop, buyer, cartId);
  const { status, body } = await buyer.call('POST', `/checkouts/${checkout}/orders`);
  expect(status).toBe(201);
  const summary = await shop.store.findOne('OrderSummary', {
    where: { OrderNumber: body.orderReferenceNumber },
  });
  const { TaxType, GrandTotalAmount, TotalProductAmount, TotalChargeAmount, TotalTaxAmount } = summary ?? {};
  expect(TaxType).toBe('Net');
  expect(GrandTotalAmount).toBe(
    sumOf(TotalProductAmount ?? '', TotalChargeAmount ?? '', TotalTaxAmount ?? ''),
  );
  const lines = await shop.store.find('OrderItem', { where: { OrderId: summary?.OriginalOrderId ?? '' } });
  expect(sumOf(...lines.map((line) => line.TotalTaxAmount))).toBe(TotalTaxAmount);
});
