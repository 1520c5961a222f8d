import { expect, test } from 'vitest';
import { freeShippingThreshold, shippingFee } from './shipping-fee.ts';

const standard = { ShippingFee__c: '3.49', FreeAboveThreshold__c: true };
const express = { ShippingFee__c: '8.90', FreeAboveThreshold__c: false };
const webStore = { FreeShippingThreshold__c: '29.00' };

test('one cent under the threshold costs the fee, the threshold itself is free', () => {
  expect(shippingFee(standard, webStore, 2_899n)).toBe(349n);
  expect(shippingFee(standard, webStore, 2_900n)).toBe(0n);
});

test('a method that is never free keeps its fee', () => {
  expect(shippingFee(express, webStore, 100_000n)).toBe(890n);
  expect(freeShippingThreshold(express, webStore)).toBeNull();
});

test('a store without a threshold always charges', () => {
  expect(shippingFee(standard, { FreeShippingThreshold__c: null }, 100_000n)).toBe(349n);
});

test('an empty cart and a cart without a method are charged nothing', () => {
  expect(shippingFee(standard, webStore, 0n)).toBe(0n);
  expect(shippingFee(undefined, webStore, 500n)).toBe(0n);
});
