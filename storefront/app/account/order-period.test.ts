import { expect, it } from 'vitest';
import { earliestDateOf, orderPeriodOf, ordersPath } from './order-period.ts';

it('shows all orders unless the address names an offered period', () => {
  expect(orderPeriodOf('halfYear')).toBe('halfYear');
  expect(orderPeriodOf('toString')).toBe('all');
  expect(orderPeriodOf(null)).toBe('all');
});

it('counts a period back from now', () => {
  const now = new Date('2026-03-31T12:00:00.000Z');
  expect(earliestDateOf('month', now)).toBe('2026-03-01T12:00:00.000Z');
  expect(earliestDateOf('all', now)).toBeUndefined();
});

it('keeps the period and the token of a page in the address', () => {
  expect(ordersPath('all')).toBe('/account/orders');
  expect(ordersPath('year', 'a/2')).toBe('/account/orders?period=year&page=a%2F2');
});
