import { describe, expect, test } from 'vitest';
import { sumCents } from '../money/cents.ts';
import { discountsOf, type Terms } from './discounts.ts';

const item = (id: string, totalPrice: bigint, isExcluded = false) => ({ id, totalPrice, isExcluded });
const terms = (over: Partial<Terms>): Terms => ({
  Effect__c: 'Percent',
  PercentOff__c: null,
  AmountOff__c: null,
  MinimumAmount__c: null,
  ...over,
});
const percent = (PercentOff__c: number, over: Partial<Terms> = {}) => terms({ PercentOff__c, ...over });
const amount = (AmountOff__c: string, over: Partial<Terms> = {}) =>
  terms({ Effect__c: 'Amount', AmountOff__c, ...over });
const freeShipping = (over: Partial<Terms> = {}) => terms({ Effect__c: 'FreeShipping', ...over });

const taken = (promotions: Terms[], items = [item('a', 1249n), item('b', 999n)], fee = 349n) =>
  discountsOf(promotions, items, fee).map(({ itemId, amount }) => [itemId, amount]);

describe('a percentage', () => {
  test('is rounded to the cent item by item, half a cent up', () => {
    expect(taken([percent(10)])).toEqual([
      ['a', -125n],
      ['b', -100n],
    ]);
    expect(taken([percent(2.5)], [item('a', 20n)])).toEqual([['a', -1n]]);
  });

  test('never takes more than all', () => {
    expect(taken([percent(250)], [item('a', 999n)])).toEqual([['a', -999n]]);
  });
});

describe('an amount', () => {
  test('is shared among the items and adds up', () => {
    const shares = taken([amount('5.00')], [item('a', 333n), item('b', 333n), item('c', 334n)]);
    expect(sumCents(shares.map(([, share]) => share as bigint))).toBe(-500n);
  });

  test('is no more than the goods are worth', () => {
    expect(taken([amount('50.00')])).toEqual([
      ['a', -1249n],
      ['b', -999n],
    ]);
  });
});

test('medicines on prescription are neither lowered nor counted', () => {
  const items = [item('rx', 9000n, true), item('a', 1000n)];
  expect(taken([percent(10), amount('2.00')], items)).toEqual([
    ['a', -100n],
    ['a', -200n],
  ]);
  expect(taken([percent(10, { MinimumAmount__c: '10.01' })], items)).toEqual([]);
  expect(taken([freeShipping()], [item('rx', 9000n, true)])).toEqual([]);
});

test('the least value holds to the cent', () => {
  expect(taken([percent(10, { MinimumAmount__c: '22.48' })])).toHaveLength(2);
  expect(taken([percent(10, { MinimumAmount__c: '22.49' })])).toEqual([]);
});

test('promotions follow each other, and one does not end another', () => {
  expect(taken([percent(50), percent(50, { MinimumAmount__c: '10.00' })], [item('a', 1000n)])).toEqual([
    ['a', -500n],
    ['a', -250n],
  ]);
});

test('free shipping takes the delivery off, once', () => {
  expect(taken([freeShipping(), freeShipping()])).toEqual([
    [null, -349n],
    [null, -0n],
  ]);
});
