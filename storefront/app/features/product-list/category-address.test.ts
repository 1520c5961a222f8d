import { expect, it } from 'vitest';
import { categoryIdOf } from './category-address.ts';

it.each([
  ['0ZG000000000001AAA', '0ZG000000000001AAA'],
  ['arzneimittel/schmerzen/0ZG000000000002AAA', '0ZG000000000002AAA'],
  ['0ZG000000000001/', '0ZG000000000001'],
  ['arzneimittel/schmerzen', undefined],
  ['0ZG000000000001AAA/schmerzen', undefined],
  ['01t000000000001AAA', undefined],
  ['0ZG00000000000', undefined],
  [undefined, undefined],
])('the category of "%s" is %s', (path, id) => {
  expect(categoryIdOf(path)).toBe(id);
});
