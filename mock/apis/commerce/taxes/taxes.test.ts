import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillCart, settledSummary } from '../testing/journey.ts';
import { openShop, type Shop, type Visitor } from '../testing/shop.ts';
import { addProduct } from '../testing/shop-records.ts';

let shop: Shop;
let buyer: Visitor;
beforeAll(async () => {
  shop = await openShop();
  buyer = await shop.buyer();
});
afterAll(() => shop.close());

const GERMANY = { countryIsoCode: 'DE' };
const calculate = (lineItems: readonly object[], more: object = {}) =>
  buyer.call('POST', '/taxes/actions/calculate-taxes', {
    lineItemGroups: [{ shipToAddress: GERMANY, lineItems }],
    ...more,
  });
const line = (productId: string, more: object = {}) => ({
  lineId: 'line1',
  productId,
  quantity: '3',
  unitPrice: '12.49',
  ...more,
});

test('PF-PROD-74 the tax rate of a product is read where the store delivers', async () => {
  const { Id } = await addProduct(shop.store, { VatRate__c: 7 });
  const path = (query: string) => shop.guest().call('GET', `/taxes/products/${Id}?${query}`);
  expect((await path('countryIsoCode=DE&stateIsoCode=BY')).body).toEqual({
    taxLocaleType: 'Gross',
    taxesInfo: {
      [Id]: {
        taxesInfoList: [
          {
            countryIsoCode: 'DE',
            stateIsoCode: 'BY',
            priority: 1,
            taxRatePercentage: '7',
            taxTreatmentName: 'MwSt. 7\u00a0%',
            taxTreatmentDescription: 'Mehrwertsteuer zum Satz von 7\u00a0%',
          },
        ],
      },
    },
  });
  expect(await path('countryIsoCode=FR')).toMatchObject({
    status: 400,
    body: [{ errorCode: 'UNSUPPORTED_COUNTRY' }],
  });
  expect((await path('')).status).toBe(400);
});

test('PF-CART-71 taxes are those of a cart with the same lines', async () => {
  const { productId } = await fillCart(shop, buyer, { price: '12.49', VatRate__c: 7 }, '3');
  const cart = await settledSummary(shop, buyer);
  expect(cart.totalChargeAmount).toBe('0.00');
  expect((await calculate([line(productId)])).body).toMatchObject({
    success: true,
    taxLocaleType: 'Gross',
    totalTaxAmount: cart.totalTaxAmount,
    classTax: null,
    lineItems: [{ lineId: 'line1', productId, totalLineTaxAmount: cart.totalTaxAmount, success: true }],
  });
});

test('PF-CART-71 what changes the price of a line changes its tax, and the parts add up', async () => {
  const { Id } = await addProduct(shop.store, { VatRate__c: 19 });
  const { body } = await calculate([
    line(Id, {
      quantity: 2,
      unitPrice: 10,
      totalPrice: '20.00',
      adjustments: [
        { id: 'coupon', type: 'promotional', amount: '-2.00' },
        { id: 'tier', type: 'tiered', amount: '-0.05' },
      ],
    }),
  ]);
  expect(body.lineItems[0]).toMatchObject({
    netUnitPrice: '8.40',
    totalPriceTaxAmount: '3.19',
    totalAdjustmentTaxAmount: '-0.32',
    totalTieredAdjustmentTaxAmount: '0.00',
    totalLineTaxAmount: '2.87',
    taxAdjustments: [{ id: 'coupon', adjustmentTaxAmount: '-0.32' }, { id: 'tier' }],
    taxInfoList: [{ taxRatePercentage: '19', taxLineAmount: '2.87' }],
  });
});

test('PF-CART-72 quantities and prices of lines are text or numbers, with the same effect', async () => {
  const { Id } = await addProduct(shop.store, { VatRate__c: 19 });
  const asText = { quantity: '2', unitPrice: '10.00', totalPrice: '20.00' };
  const [text, numbers] = [
    await calculate([
      line(Id, { ...asText, adjustments: [{ id: 'c', type: 'promotional', amount: '-2.50' }] }),
    ]),
    await calculate([
      line(Id, {
        quantity: 2,
        unitPrice: 10,
        totalPrice: 20,
        adjustments: [{ id: 'c', type: 'promotional', amount: -2.5 }],
      }),
    ]),
  ];
  expect(text.body.lineItems[0]).toMatchObject({ success: true, totalLineTaxAmount: '2.79' });
  expect([numbers?.status, numbers?.body]).toEqual([text?.status, text?.body]);
});

test('PF-CART-71 a line whose product may not be seen fails alone', async () => {
  const [shown, hidden] = [await addProduct(shop.store), await addProduct(shop.store, { IsActive: false })];
  const { status, body } = await calculate([
    line(hidden.Id),
    line(shown.Id, { lineId: 'line2', unitPrice: '11.90', quantity: 1 }),
  ]);
  expect(status).toBe(200);
  expect(body).toMatchObject({ success: false, totalTaxAmount: '1.90' });
  expect(body.lineItems).toMatchObject([
    { success: false, totalLineTaxAmount: null, error: { errorCode: 'NOT_FOUND' } },
    { success: true, totalLineTaxAmount: '1.90', error: null },
  ]);
});

test('PF-CART-71 sums by tax rate are answered on request', async () => {
  const [food, other] = [
    await addProduct(shop.store, { VatRate__c: 7 }),
    await addProduct(shop.store, { VatRate__c: 19 }),
  ];
  const lines = [
    line(food.Id, { totalPrice: '10.70' }),
    line(other.Id, { lineId: 'line2', totalPrice: '11.90' }),
    line(food.Id, { lineId: 'line3', totalPrice: '21.40' }),
  ];
  const { body } = await calculate(lines, { calculatebyTaxClass: true });
  expect(body.totalTaxAmount).toBe('4.00');
  expect(body.classTax).toMatchObject([
    {
      productsIds: [food.Id],
      totalAmount: '32.10',
      totalTaxAmount: '2.10',
      storeTaxesInfo: { taxRatePercentage: '7' },
    },
    { productsIds: [other.Id], totalAmount: '11.90', totalTaxAmount: '1.90' },
  ]);
});

test('PF-CART-71 countries and currencies beyond the store, and accounts of others are refused', async () => {
  const { Id } = await addProduct(shop.store);
  const other = await shop.buyer();
  const refused = async (more: object) => {
    const { status, body } = await calculate([line(Id)], more);
    return [status, body[0]?.errorCode];
  };
  expect(await refused({ currencyIsoCode: 'USD' })).toEqual([400, 'CURRENCY_NOT_SUPPORTED']);
  expect(await refused({ effectiveAccountId: other.accountId })).toEqual([403, 'INSUFFICIENT_ACCESS']);
  const lineItemGroups = [{ shipToAddress: { countryIsoCode: 'FR' }, lineItems: [line(Id)] }];
  expect(await refused({ lineItemGroups })).toEqual([400, 'UNSUPPORTED_COUNTRY']);
});
