import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatMoney, parseMoney } from '../money/cents.ts';
import { cartTotals, lineFields, type PricedLine } from './cart-totals.ts';

const line = (over: Partial<PricedLine> = {}): PricedLine => ({
  quantity: 1,
  unitPrice: '12.49',
  listPrice: '13.99',
  vatRatePercent: 19,
  ...over,
});

test('PF-CART-25 net prices have the tax on top, which the grand total contains', () => {
  const net = { taxType: 'Net' } as const;
  expect(lineFields(line({ ...net, unitPrice: '10.00', vatRatePercent: 19, quantity: 2 }))).toMatchObject({
    TotalPrice: '20.00',
    TotalTaxAmount: '3.80',
  });
  expect(
    cartTotals([line({ ...net, unitPrice: '10.00', vatRatePercent: 19, quantity: 2 })], 500n),
  ).toMatchObject({
    TotalProductAmount: '20.00',
    TotalChargeAmount: '5.00',
    TotalTaxAmount: '4.75',
    GrandTotalAmount: '29.75',
  });
});

test('an item shows its price times quantity and the tax in it', () => {
  expect(lineFields(line({ quantity: 2 }))).toEqual({
    ListPrice: '13.99',
    UnitPrice: '12.49',
    TotalListPrice: '27.98',
    TotalPrice: '24.98',
    TotalAdjustmentAmount: '0.00',
    TotalTaxAmount: '3.99',
  });
});

test('without a comparison price the list total is the sales total', () => {
  expect(lineFields(line({ listPrice: null }))).toMatchObject({ ListPrice: null, TotalListPrice: '12.49' });
});

test('the grand total is goods and delivery, the tax is contained in it', () => {
  const lines = [line({ quantity: 2 }), line({ unitPrice: '5.35', listPrice: null, vatRatePercent: 7 })];
  expect(cartTotals(lines, 349n)).toEqual({
    TotalListAmount: '33.33',
    TotalProductAmount: '30.33',
    TotalAdjustmentAmount: '0.00',
    TotalChargeAmount: '3.49',
    // 3.99 + 0.35 for the goods; 2.88 of the delivery at 19 % and 0.61 at 7 % contain 0.46 and 0.04
    TotalTaxAmount: '4.84',
    GrandTotalAmount: '33.82',
    TotalProductCount: 3,
    UniqueProductCount: 2,
  });
});

test('an empty cart costs nothing', () => {
  expect(cartTotals([], 0n)).toMatchObject({
    GrandTotalAmount: '0.00',
    TotalTaxAmount: '0.00',
    UniqueProductCount: 0,
  });
});

test('ten cents times three is thirty cents', () => {
  expect(cartTotals([line({ unitPrice: '0.10', quantity: 3 })], 0n).GrandTotalAmount).toBe('0.30');
});

test('the totals are the sums of what is shown at the items, whatever the prices', () => {
  const price = fc.bigInt({ min: 1n, max: 99_999n }).map(formatMoney);
  const item = fc.record({
    quantity: fc.integer({ min: 1, max: 99 }),
    unitPrice: price,
    listPrice: fc.option(price),
    vatRatePercent: fc.constantFrom(7, 19),
  });
  fc.assert(
    fc.property(fc.array(item, { maxLength: 12 }), (lines) => {
      const shown = (field: 'TotalPrice' | 'TotalListPrice' | 'TotalTaxAmount') =>
        formatMoney(lines.reduce((sum, one) => sum + parseMoney(lineFields(one)[field]), 0n));
      expect(cartTotals(lines, 0n)).toMatchObject({
        TotalListAmount: shown('TotalListPrice'),
        TotalProductAmount: shown('TotalPrice'),
        TotalTaxAmount: shown('TotalTaxAmount'),
        GrandTotalAmount: shown('TotalPrice'),
      });
    }),
  );
});
