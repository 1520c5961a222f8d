import { describe, expect, test } from 'vitest';
import { type ColumnFilter, filtersText, isNumber, kindOf, readFilters, whereOf } from './column-filter.ts';

const open: ColumnFilter = {
  fieldApiName: 'Status',
  operator: 'Equals',
  kind: 'text',
  operands: ['Neu', 'Offen'],
};
const few: ColumnFilter = {
  fieldApiName: 'AvailableToOrder__c',
  operator: 'LessThan',
  kind: 'number',
  operands: ['5'],
};

test('the address keeps conditions as they are', () => {
  expect(readFilters(filtersText([open, few]) ?? null)).toEqual([open, few]);
  expect(filtersText([])).toBeUndefined();
  expect(readFilters(null)).toEqual([]);
});

test.each([
  '{',
  '{}',
  '[1]',
  '[["Status"]]',
  '[["Status","Equals","text"]]',
  '[["Status","Resembles","text","Neu"]]',
  '[["Status: { eq: 1 } }","Equals","text","Neu"]]',
  '[["Price","Equals","number","5 } }"]]',
  '[["Status","toString","text","Neu"]]',
])('%s is no condition', (text) => {
  expect(readFilters(text)).toEqual([]);
});

describe('in the language of the platform', () => {
  const where = (change: Partial<ColumnFilter>) => whereOf([{ ...open, ...change }]);

  test('all conditions hold, and one of their values', () => {
    expect(whereOf([open, few])).toBe(
      '{ and: [{ or: [{ Status: { eq: "Neu" } }, { Status: { eq: "Offen" } }] }, { or: [{ AvailableToOrder__c: { lt: 5 } }] }] }',
    );
    expect(whereOf([])).toBeUndefined();
  });

  test('what is excluded is excluded by every value', () => {
    expect(where({ operator: 'NotEqual' })).toBe(
      '{ and: [{ and: [{ Status: { ne: "Neu" } }, { Status: { ne: "Offen" } }] }] }',
    );
    expect(where({ operator: 'NotContain', operands: ['x'] })).toBe(
      '{ and: [{ and: [{ not: { Status: { like: "%x%" } } }] }] }',
    );
  });

  test('texts are taken literally, and fields over their relationships', () => {
    expect(where({ fieldApiName: 'Account.Name', operator: 'StartsWith', operands: ['50 % "gut"'] })).toBe(
      '{ and: [{ or: [{ Account: { Name: { like: "50 \\\\% \\"gut\\"%" } } }] }] }',
    );
  });

  test('nothing is a field without a value, and truth is no text', () => {
    expect(where({ operands: [''] })).toContain('{ eq: null }');
    expect(where({ kind: 'truth', operands: ['true'] })).toContain('{ eq: true }');
  });
});

test('numbers are numbers, and the type of a field tells them', () => {
  expect(['5', '-3.5', '1e3', '', '5 }'].map(isNumber)).toEqual([true, true, false, false, false]);
  expect(['Currency', 'Boolean', 'Picklist', undefined].map(kindOf)).toEqual([
    'number',
    'truth',
    'text',
    'text',
  ]);
});
