import { expect, it } from 'vitest';
import { differencesOf, type Look } from './look.ts';

const cart: Look = {
  isWaiting: false,
  address: '/cart',
  title: 'Warenkorb',
  heading: 'Warenkorb',
  banner: 'Offizin 1',
  links: ['Zinkcreme → /product/1'],
  says: 'Zinkcreme 2 Packungen',
};

it('takes what looks alike for the same', () => {
  expect(differencesOf(cart, { ...cart })).toEqual([]);
});

it('tells each part that differs', () => {
  expect(differencesOf(cart, { ...cart, heading: 'Mein Konto', banner: 'Offizin 2' })).toEqual([
    'heading “Warenkorb” instead of “Mein Konto”',
    'banner “Offizin 1” instead of “Offizin 2”',
  ]);
});

it('names a link that is missing and one that should not be there', () => {
  expect(differencesOf(cart, { ...cart, links: ['Nasenspray → /product/2'] })).toEqual([
    '1 links instead of 1, “Zinkcreme → /product/1” instead of “Nasenspray → /product/2”',
  ]);
});
