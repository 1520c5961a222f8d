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

test('RD-LIST-56 the address keeps conditions as they are', () => {
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

describe('days', () => {
  const NOW = new Date('2026-03-01T11:00:00Z');
  const day = (change: Partial<ColumnFilter>) =>
    whereOf(
      [{ fieldApiName: 'CloseDate', operator: 'Equals', kind: 'day', operands: ['LAST_WEEK'], ...change }],
      NOW,
    );

  test('that move with the calendar are those of today', () => {
    const from = '{ CloseDate: { gte: "2026-02-16" } }';
    expect(day({})).toBe(`{ and: [{ or: [{ and: [${from}, { CloseDate: { lte: "2026-02-22" } }] }] }] }`);
    expect(day({ operator: 'LessThan' })).toContain('{ CloseDate: { lt: "2026-02-16" } }');
    expect(day({ operator: 'GreaterThan' })).toContain('{ CloseDate: { gt: "2026-02-22" } }');
    expect(day({ operator: 'NotEqual' })).toContain('{ CloseDate: { eq: null } }');
    expect(day({ operands: [''] })).toBe('{ and: [{ or: [{ CloseDate: { eq: null } }] }] }');
  });

  test('of moments last from midnight to midnight in the shop', () => {
    const where = day({ kind: 'moment', operands: ['2026-02-20'] });
    expect(where).toContain('{ CloseDate: { gte: "2026-02-19T23:00:00.000Z" } }');
    expect(where).toContain('{ CloseDate: { lt: "2026-02-20T23:00:00.000Z" } }');
    expect(day({ kind: 'moment', operator: 'GreaterThan' })).toContain('gte: "2026-02-22T23:00:00.000Z"');
  });

  test('are days in the address as well', () => {
    expect(readFilters('[["CloseDate","Equals","day","LAST_N_DAYS:7"]]')).toHaveLength(1);
    expect(readFilters('[["CloseDate","Equals","day","gestern"]]')).toEqual([]);
    expect(['Date', 'DateTime'].map(kindOf)).toEqual(['day', 'moment']);
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
