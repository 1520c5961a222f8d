import { expect, it } from 'vitest';
import { earliestDateOf, isNarrowed, orderFilterOf, orderPeriodOf, ordersPath } from './order-period.ts';

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
  expect(ordersPath({ period: 'all' })).toBe('/account/orders');
  expect(ordersPath({ period: 'year' }, 'a/2')).toBe('/account/orders?period=year&page=a%2F2');
});

it('narrows by state and number, and leaves out what is no state', () => {
  const filter = orderFilterOf(new URLSearchParams('status=Delivered&number= OF-2026 '));
  expect(filter).toEqual({ period: 'all', status: 'Delivered', number: 'OF-2026' });
  expect(isNarrowed(filter)).toBe(true);
  expect(ordersPath(filter)).toBe('/account/orders?status=Delivered&number=OF-2026');
  const none = orderFilterOf(new URLSearchParams('status=Lost&number='));
  expect(none).toEqual({ period: 'all' });
  expect(isNarrowed(none)).toBe(false);
});
