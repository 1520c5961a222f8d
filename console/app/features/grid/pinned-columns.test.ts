import { expect, test } from 'vitest';
import { pinnedPlaces } from './pinned-columns.ts';

const widths = [264, 176, 176, 176];

test('columns stay beside each other, the first one in any case', () => {
  expect(pinnedPlaces({ widths, last: 2, begin: 44, room: 1200 })).toEqual([44, 308, 484]);
  expect(pinnedPlaces({ widths, last: -1, begin: 44, room: 1200 })).toEqual([]);
  expect(pinnedPlaces({ widths, last: 0, begin: 0, room: 360 })).toEqual([0]);
});

test('columns that would leave no room to the others do not stay', () => {
  expect(pinnedPlaces({ widths, last: 3, begin: 44, room: 900 })).toEqual([44, 308]);
  expect(pinnedPlaces({ widths, last: 3, begin: 0, room: 360 })).toEqual([0]);
});
