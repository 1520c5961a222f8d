import { expect, test } from 'vitest';
import { type Calculation, calculate, calculatedValues, operandField } from './calculation.ts';

test.each<[number, number, Calculation, number, number]>([
  [12.99, 5, 'raisePercent', 2, 13.64],
  [9.95, 10, 'raisePercent', 2, 10.95],
  [1.005, 0, 'raisePercent', 2, 1.01],
  [20, 12.5, 'lowerPercent', 2, 17.5],
  [19.99, 0.5, 'lower', 2, 19.49],
  [7, 3, 'raise', 0, 10],
  [5, 50, 'lowerPercent', 0, 3],
  [-1.25, 100, 'raisePercent', 1, -2.5],
  [8, 3, 'set', 0, 3],
])('%d changed by %d (%s) is %d', (before, amount, how, scale, after) => {
  expect(calculate(before, amount, how, scale)).toBe(after);
});

test('RD-REC-112 each record gets an amount made of its own, and one without an amount keeps that', () => {
  const entered = { UnitPrice: 10, Brand__c: 'Vitalund' };
  const how = { UnitPrice: 'raisePercent' as const };
  const fields = { UnitPrice: { scale: 2 } };
  expect(calculatedValues(entered, { UnitPrice: 3.33 }, how, fields)).toEqual({
    UnitPrice: 3.66,
    Brand__c: 'Vitalund',
  });
  expect(calculatedValues(entered, { UnitPrice: null }, how, fields)).toEqual({ Brand__c: 'Vitalund' });
  expect(calculatedValues(entered, {}, {}, fields)).toEqual(entered);
});

test('percentages may have decimals where the field has none', () => {
  const field = { dataType: 'Int', scale: 0, precision: 9 } as Parameters<typeof operandField>[0];
  expect(operandField(field, 'raisePercent')).toMatchObject({ dataType: 'Double', scale: 4 });
  expect(operandField(field, 'raise')).toBe(field);
});
