import { expect, it } from 'vitest';
import { readUnsent, toUnsent } from './unsent.ts';

function form(values: Record<string, string>) {
  const data = new FormData();
  for (const [name, value] of Object.entries(values)) data.set(name, value);
  return data;
}

it('keeps what was typed for its page, in either language', () => {
  const unsent = toUnsent('/en/checkout/address', form({ city: 'Köln', token: 'tok_1' }));
  expect(unsent).toEqual({ page: '/checkout/address', values: { city: 'Köln' } });
  const text = JSON.stringify(unsent);
  expect([...(readUnsent(text, '/checkout/address') ?? [])]).toEqual([['city', 'Köln']]);
  expect(readUnsent(text, '/checkout/delivery')).toBeUndefined();
});

it('keeps nothing of other pages, nothing too long, and reads nothing damaged', () => {
  expect(toUnsent('/login', form({ username: 'erika' }))).toBeUndefined();
  expect(toUnsent('/checkout/payment', form({ payment: 'card' }))).toBeUndefined();
  expect(toUnsent('/checkout/address', form({ city: 'x'.repeat(3000) }))).toBeUndefined();
  expect(readUnsent('{', '/checkout/address')).toBeUndefined();
  expect(readUnsent(null, '/checkout/address')).toBeUndefined();
});
