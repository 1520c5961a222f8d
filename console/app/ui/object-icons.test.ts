import { Pill } from 'lucide-react';
import { expect, test } from 'vitest';
import { objectIcon } from './object-icons.ts';

test('the name before the size chooses the drawing', () => {
  expect(objectIcon('/img/icon/t4v35/standard/product_120.png')).toBe(Pill);
  expect(objectIcon('https://platform.example/icon/standard/product_60.png')).toBe(Pill);
});

test('what is not drawn here has no drawing', () => {
  expect(objectIcon('/img/icon/t4v35/standard/spaceship_120.png')).toBeUndefined();
  expect(objectIcon('/img/icon/t4v35/standard/constructor_120.png')).toBeUndefined();
  expect(objectIcon('product')).toBeUndefined();
  expect(objectIcon(null)).toBeUndefined();
});
