import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sumCents } from './cents.ts';
import { containedTax, shareByTaxRate } from './tax.ts';

test('19 % and 7 % are contained in gross amounts', () => {
  expect(containedTax({ gross: 11_900n, ratePercent: 19 })).toBe(1_900n);
  expect(containedTax({ gross: 10_700n, ratePercent: 7 })).toBe(700n);
  expect(containedTax({ gross: 2_498n, ratePercent: 19 })).toBe(399n);
});

test('a rate with decimals is exact', () => {
  expect(containedTax({ gross: 10_550n, ratePercent: 5.5 })).toBe(550n);
});

test('delivery costs follow the tax rates of the goods', () => {
  const shares = shareByTaxRate(400n, [
    { gross: 2_000n, ratePercent: 19 },
    { gross: 1_000n, ratePercent: 7 },
    { gross: 1_000n, ratePercent: 19 },
  ]);
  expect(shares).toEqual([
    { ratePercent: 19, gross: 300n },
    { ratePercent: 7, gross: 100n },
  ]);
});

test('the shares add up to the charge', () => {
  const amount = fc.bigInt({ min: 1n, max: 100_000n });
  const goods = fc.array(fc.record({ gross: amount, ratePercent: fc.constantFrom(0, 7, 19) }), {
    minLength: 1,
    maxLength: 8,
  });
  fc.assert(
    fc.property(
      amount,
      goods,
      (charge, parts) => sumCents(shareByTaxRate(charge, parts).map((share) => share.gross)) === charge,
    ),
  );
});

test('nothing is shared among no goods', () => {
  expect(shareByTaxRate(349n, [])).toEqual([]);
});
