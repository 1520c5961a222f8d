import { expect, it } from 'vitest';
import { treeStep } from './tree-keys.ts';
import { pathTo, treeRows } from './tree-rows.ts';

const categories = [
  { id: '1', name: 'Arzneimittel', parentId: null },
  { id: '11', name: 'Erkältung', parentId: '1' },
  { id: '111', name: 'Husten', parentId: '11' },
  { id: '12', name: 'Schmerzen', parentId: '1' },
  { id: '2', name: 'Kosmetik', parentId: null },
  { id: '3', name: 'Waise', parentId: 'gone' },
];
const rows = (open: string[], searched = '') => treeRows(categories, new Set(open), searched);

it('shows what is open, each line with its level and its place among its siblings', () => {
  expect(rows([]).map(({ name }) => name)).toEqual(['Arzneimittel', 'Kosmetik', 'Waise']);
  const open = rows(['1']);
  expect(
    open.map(({ id, level, place, siblingCount, isOpen }) => [id, level, place, siblingCount, isOpen]),
  ).toEqual([
    ['1', 1, 1, 3, true],
    ['11', 2, 1, 2, false],
    ['12', 2, 2, 2, undefined],
    ['2', 1, 2, 3, undefined],
    ['3', 1, 3, 3, undefined],
  ]);
  expect(pathTo(categories, '111').map(({ id }) => id)).toEqual(['11', '1']);
});

it('RD-CATEGORY-04 a search shows what it finds with all above it, whatever is open', () => {
  expect(rows([], 'HUST').map(({ id }) => id)).toEqual(['1', '11', '111']);
  expect(rows(['1'], 'nichts')).toEqual([]);
});

it.each([
  ['ArrowDown', '1', { focus: '11' }],
  ['ArrowUp', '11', { focus: '1' }],
  ['ArrowUp', '1', undefined],
  ['Home', '2', { focus: '1' }],
  ['End', '1', { focus: '3' }],
  ['ArrowRight', '1', { focus: '11' }],
  ['ArrowRight', '11', { open: '11' }],
  ['ArrowRight', '12', undefined],
  ['ArrowLeft', '1', { close: '1' }],
  ['ArrowLeft', '12', { focus: '1' }],
  [' ', '12', { toggle: '12' }],
  ['Enter', '12', { toggle: '12' }],
  ['k', '1', { focus: '2' }],
  ['e', '2', { focus: '11' }],
  ['Tab', '1', undefined],
] as const)('RD-CATEGORY-05 the key %j on line %s does %j', (key, focused, step) => {
  expect(treeStep(rows(['1']), focused, key)).toEqual(step);
});
