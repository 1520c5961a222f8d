import { expect, test } from 'vitest';
import {
  purchaseQuantityRule,
  type QuantityLimits,
  quantityRefusal,
  readQuantity,
} from './quantity-rules.ts';

const limits = (over: Partial<QuantityLimits> = {}): QuantityLimits => ({
  MinimumQuantity__c: 2,
  MaximumQuantity__c: 10,
  QuantityIncrement__c: 2,
  MaximumPerOrder__c: null,
  ...over,
});

test.each([
  [1, 'QUANTITY_BELOW_MINIMUM'],
  [3, 'QUANTITY_NOT_AN_INCREMENT'],
  [12, 'QUANTITY_ABOVE_MAXIMUM'],
])('%s packs are refused with %s', (quantity, errorCode) => {
  expect(quantityRefusal(quantity, limits(), 'de')).toMatchObject({ status: 400, errorCode });
});

test.each([2, 4, 10])('%s packs are allowed', (quantity) => {
  expect(quantityRefusal(quantity, limits(), 'de')).toBeUndefined();
});

test('the limit per order speaks before the other rules, in the language of the request', () => {
  const medicine = limits({
    MinimumQuantity__c: 1,
    QuantityIncrement__c: 1,
    MaximumQuantity__c: 2,
    MaximumPerOrder__c: 1,
  });
  expect(quantityRefusal(3, medicine, 'de')?.message).toContain('höchstens 1 Packung pro Bestellung');
  expect(quantityRefusal(3, medicine, 'en')?.message).toContain('at most 1 pack of this medicine per order');
});

test('PF-PROD-02 the quantity rule is text and names the stricter of the two limits', () => {
  expect(purchaseQuantityRule(limits({ MaximumPerOrder__c: 4 }))).toEqual({
    minimum: '2',
    maximum: '4',
    increment: '2',
  });
  expect(purchaseQuantityRule(limits({ MaximumPerOrder__c: 12 })).maximum).toBe('10');
  expect(purchaseQuantityRule(limits({ MaximumQuantity__c: null })).maximum).toBeNull();
});

test('quantities are whole packs', () => {
  expect([readQuantity('2', 'de'), readQuantity('2.0', 'de')]).toEqual([2, 2]);
  for (const text of ['0', '1.5', '0.0']) {
    expect(() => readQuantity(text, 'de')).toThrow(
      expect.objectContaining({ errorCode: 'INVALID_QUANTITY' }),
    );
  }
});
