import { expect, test } from 'vitest';
import { emptiedCartOf, itemText } from './emptied-cart.ts';

const formOf = (entries: [string, string][]) => {
  const form = new FormData();
  for (const [name, value] of entries) form.append(name, value);
  return form;
};

test('what was in a cart comes back from the form as it was', () => {
  const items = [
    { productId: '01t000000000001AAA', quantity: 2, name: 'Salbe "Extra" 20 g' },
    { productId: '01t000000000002AAA', quantity: 999, name: '' },
  ];
  const form = formOf([
    ...items.map((item): [string, string] => ['item', itemText(item)]),
    ['coupon', 'HERBST'],
  ]);
  expect(emptiedCartOf(form)).toEqual({ items, coupons: ['HERBST'] });
});

test.each([
  '',
  '01t000000000001AAA',
  '01t000000000001AAA 0 Salbe',
  '01t000000000001AAA -1 Salbe',
  'x 1 Salbe',
  '01t000000000001AAA 10000 Salbe',
])('%j is no item', (text) => {
  expect(emptiedCartOf(formOf([['item', text]]))).toEqual({ items: [], coupons: [] });
});

test('no more comes back than a cart holds', () => {
  const entries = Array.from({ length: 600 }, (): [string, string] => ['item', '01t000000000001AAA 1 Salbe']);
  expect(emptiedCartOf(formOf(entries)).items).toHaveLength(500);
});
