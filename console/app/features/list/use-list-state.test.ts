import { expect, test } from 'vitest';
import { listRequest } from './list-request.ts';
import { readState } from './use-list-state.ts';

test('the address says which list, which search and which order', () => {
  const state = readState(new URLSearchParams('view=OpenCases&q=ibu&sort=-CreatedDate'));
  expect(state).toEqual({ view: 'OpenCases', term: 'ibu', sort: { field: 'CreatedDate', order: 'DESC' } });
  expect(listRequest(state)).toEqual({ searchTerm: 'ibu', sortBy: ['-CreatedDate'] });
});

test('what the address leaves out is left to the list', () => {
  const state = readState(new URLSearchParams());
  expect(state).toEqual({ view: undefined, term: '', sort: undefined });
  expect(listRequest(state)).toEqual({ searchTerm: undefined, sortBy: undefined });
});
