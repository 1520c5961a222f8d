import { expect, test } from 'vitest';
import { objectOfList, paths } from './paths.ts';

test('the object of a list is known from its address, and no other page is taken for a list', () => {
  expect(objectOfList(paths.list('Product2'))).toBe('Product2');
  expect(objectOfList('/o/Product2/')).toBe('Product2');
  for (const other of [paths.directory(), paths.create('Product2'), paths.record('Product2', '01t0')])
    expect(objectOfList(other)).toBeUndefined();
});
