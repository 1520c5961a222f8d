import { expect, test } from 'vitest';
import { type Category, CategoryTree } from './category-tree.ts';

function category(Id: string, ParentCategoryId: string | null, SortOrder = 0): Category {
  return { Id, Name: Id, ParentCategoryId, SortOrder } as Category;
}

const tree = new CategoryTree([
  category('fever', 'pain', 1),
  category('pain', 'medicine', 2),
  category('cold', 'medicine', 1),
  category('medicine', null),
  category('beauty', null, -1),
]);

test('children stand in their sort order', () => {
  expect(tree.children(null).map(({ Id }) => Id)).toEqual(['beauty', 'medicine']);
  expect(tree.children('medicine').map(({ Id }) => Id)).toEqual(['cold', 'pain']);
});

test('the path leads from the top to the category', () => {
  expect(tree.path('fever').map(({ Id }) => Id)).toEqual(['medicine', 'pain', 'fever']);
  expect(tree.path('unknown')).toEqual([]);
});

test('a category includes everything below it', () => {
  expect([...tree.withDescendants('medicine')].sort()).toEqual(['cold', 'fever', 'medicine', 'pain']);
  expect(tree.withDescendants('unknown').size).toBe(0);
});

test('categories that are each other’s parents end a walk', () => {
  const circle = new CategoryTree([category('a', 'b'), category('b', 'a')]);
  expect(circle.path('a').map(({ Id }) => Id)).toEqual(['b', 'a']);
  expect(circle.withDescendants('a').size).toBe(2);
});
