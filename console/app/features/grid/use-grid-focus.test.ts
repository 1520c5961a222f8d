import { expect, test } from 'vitest';
import { columnWidth, within } from './column-width.ts';
import { nextPlace } from './use-grid-focus.ts';

const bounds = { rows: 100, columns: 4, page: 20 };
const from = { row: 10, column: 2 };
const key = (name: string, isAll = false) => ({ key: name, ctrlKey: isAll, metaKey: false });

test.each([
  ['ArrowDown', false, { row: 11, column: 2 }],
  ['ArrowUp', false, { row: 9, column: 2 }],
  ['ArrowRight', false, { row: 10, column: 3 }],
  ['ArrowLeft', false, { row: 10, column: 1 }],
  ['Home', false, { row: 10, column: 0 }],
  ['End', false, { row: 10, column: 3 }],
  ['PageDown', false, { row: 30, column: 2 }],
  ['PageUp', false, { row: 0, column: 2 }],
  ['Home', true, { row: 0, column: 0 }],
  ['End', true, { row: 99, column: 3 }],
  ['ArrowDown', true, { row: 99, column: 2 }],
])('%s (with Ctrl: %s) leads to %j', (name, isAll, place) => {
  expect(nextPlace(key(name, isAll), from, bounds)).toEqual(place);
});

test('nothing leads out of the grid, and up from the first row is its head', () => {
  expect(nextPlace(key('ArrowUp'), { row: 0, column: 0 }, bounds)).toEqual({ row: -1, column: 0 });
  expect(nextPlace(key('ArrowUp'), { row: -1, column: 0 }, bounds)).toEqual({ row: -1, column: 0 });
  expect(nextPlace(key('ArrowDown'), { row: 99, column: 3 }, bounds)).toEqual({ row: 99, column: 3 });
  expect(nextPlace(key('x'), from, bounds)).toBeUndefined();
});

test('a column is as wide as the person likes, within reason, else as its type needs', () => {
  const column = {
    path: 'A',
    label: 'A',
    sortable: true,
    dataType: 'Int',
    isLeading: false,
    relationship: undefined,
    namesOther: false,
  };
  expect(columnWidth(column, 300)).toBe(300);
  expect(columnWidth(column, 5)).toBe(64);
  expect(within(9999)).toBe(800);
  expect(columnWidth(column, -1)).toBe(columnWidth(column, undefined));
  expect(columnWidth({ ...column, isLeading: true }, undefined)).toBeGreaterThan(
    columnWidth(column, undefined),
  );
});
