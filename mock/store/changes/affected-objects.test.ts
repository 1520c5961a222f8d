import { expect, test } from 'vitest';
import { affectedByDeletion } from './affected-objects.ts';

test('a deletion affects what goes with the record, and what goes with that', () => {
  const affected = affectedByDeletion('Account');
  expect(affected).toContain('Account');
  expect(affected).toContain('Contact');
  expect(affectedByDeletion('Product2')).toContain('ProductCategoryProduct');
});

test('a deletion leaves alone what does not hang on the record', () => {
  expect(affectedByDeletion('CartItem')).not.toContain('Product2');
  expect(affectedByDeletion('CartItem')).not.toContain('WebCart');
});
