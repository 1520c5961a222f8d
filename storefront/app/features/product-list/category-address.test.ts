import { expect, it } from 'vitest';
import { categoryIdOf, categoryPath } from './category-address.ts';

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

it.each([
  [
    [
      { id: '0ZG1', urlName: 'haut' },
      { id: '0ZG2', urlName: 'akne' },
    ],
    '/category/haut/akne/0ZG2',
  ],
  [
    [
      { id: '0ZG1', urlName: null },
      { id: '0ZG2', urlName: 'akne' },
    ],
    '/category/akne/0ZG2',
  ],
  [[{ id: '0ZG2', urlName: 'Hände & Füße' }], '/category/H%C3%A4nde%20%26%20F%C3%BC%C3%9Fe/0ZG2'],
  [[{ id: '0ZG2' }], '/category/detail/0ZG2'],
  [
    [
      { id: '0ZG1', urlName: '..' },
      { id: '0ZG2', urlName: '//evil.example' },
    ],
    '/category/%2F%2Fevil.example/0ZG2',
  ],
])('SF-PAGE-16 the address of %j is %s', (steps, path) => {
  expect(categoryPath(steps)).toBe(path);
});
