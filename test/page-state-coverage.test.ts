import { expect, test } from 'vitest';
import { pageRoutes } from './journeys/states/routes.ts';
import { pageStates } from './journeys/states/table.ts';

test('every route that draws a page has a row in the table of states, and no row is without a route', () => {
  expect(pageRoutes().length).toBeGreaterThan(10);
  expect(Object.keys(pageStates).toSorted()).toEqual(pageRoutes().toSorted());
});
