import { expect, test } from 'vitest';
import { listRequest } from './list-request.ts';
import { readState } from './list-state.ts';

test('the address says which list, which search and which order', () => {
  const state = readState(new URLSearchParams('view=OpenCases&q=ibu&sort=-CreatedDate'));
  expect(state).toEqual({
    view: 'OpenCases',
    term: 'ibu',
    sort: { field: 'CreatedDate', order: 'DESC' },
    filters: [],
    board: undefined,
    split: undefined,
    chart: undefined,
  });
  expect(listRequest(state)).toEqual({ searchTerm: 'ibu', sortBy: ['-CreatedDate'] });
});

test('what the address leaves out is left to the list', () => {
  const state = readState(new URLSearchParams());
  expect(state).toEqual({
    view: undefined,
    term: '',
    sort: undefined,
    filters: [],
    board: undefined,
    split: undefined,
    chart: undefined,
  });
  expect(listRequest(state)).toEqual({ searchTerm: undefined, sortBy: undefined });
});

test('RD-LIST-56 the address says which conditions are set on columns, and the platform is asked for them', () => {
  const filter = JSON.stringify([['Status', 'Equals', 'text', 'Neu']]);
  const { filters, ...state } = readState(new URLSearchParams({ filter }));
  expect(filters).toEqual([{ fieldApiName: 'Status', operator: 'Equals', kind: 'text', operands: ['Neu'] }]);
  expect(listRequest({ filters, ...state }).where).toBe('{ and: [{ or: [{ Status: { eq: "Neu" } }] }] }');
});
