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

test('PF-CART-71 taxes of lines in no cart come on top, too, and are those of the cart', async () => {
  const buyer = await shop.buyer();
  const { productId } = await fillCart(shop, buyer, { price: '12.49', VatRate__c: 7 }, '3');
  const cart = await settledSummary(shop, buyer);
  const line = { lineId: 'line1', productId, quantity: '3', unitPrice: '12.49' };
  const discount = { id: 'coupon', type: 'promotional', amount: '-2.00' };
  const lineItems = [line, { ...line, lineId: 'line2', adjustments: [discount] }];
  const lineItemGroups = [{ shipToAddress: { countryIsoCode: 'DE' }, lineItems }];
  const { body } = await buyer.call('POST', '/taxes/actions/calculate-taxes', {
    lineItemGroups,
    calculatebyTaxClass: true,
  });
  expect(body).toMatchObject({
    taxLocaleType: 'Net',
    totalTaxAmount: '5.10',
    lineItems: [
      { netUnitPrice: '12.49', totalPriceTaxAmount: '2.62', totalLineTaxAmount: cart.totalTaxAmount },
      { totalPriceTaxAmount: '2.62', totalAdjustmentTaxAmount: '-0.14', totalLineTaxAmount: '2.48' },
    ],
    classTax: [{ totalAmount: '72.94', totalTaxAmount: '5.10' }],
  });
  expect(cart.totalTaxAmount).toBe('2.62');
});

test('PF-MAIL-01 the mail of an order with net prices names the tax, so that its amounts add up', async () => {
  const buyer = await shop.buyer();
  await shop.store.update('User', buyer.session.userId ?? '', { Email: 'netto@offizin.example' });
  const { cartId } = await fillCart(shop, buyer, {}, '2');
  const checkout = await payableCheckout(shop, buyer, cartId);
  expect((await buyer.call('POST', `/checkouts/${checkout}/orders`)).status).toBe(201);
  const [mail] = await shop.store.find('EmailMessage', { where: { ToAddress: 'netto@offizin.example' } });
  const figures = ['20,00 €', 'Versand · 3,49 €', 'zzgl. Mehrwertsteuer · 4,46 €'];
  for (const figure of [...figures, 'Gesamtbetrag einschließlich Mehrwertsteuer · 27,95 €'])
    expect(mail?.TextBody.replaceAll('\u00a0', ' ')).toContain(figure);
});
