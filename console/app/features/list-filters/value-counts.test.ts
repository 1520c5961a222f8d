import { expect, test } from 'vitest';
import { countsOf, countsQuery } from './value-counts.ts';

const column = (fieldApiName: string, dataType: string, picklistValues: object[] = []) => ({
  fieldApiName,
  dataType,
  label: fieldApiName,
  picklistValues,
});
const STATUS = column('Status', 'Picklist', [{ apiName: 'New', label: 'Neu' }]);
const possible = {
  objectApiName: 'Case',
  columns: [
    STATUS,
    column('IsClosed', 'Boolean'),
    column('Subject', 'String'),
    column('CreatedDate', 'DateTime'),
  ],
};
const condition = (fieldApiName: string, operator: string, ...operandLabels: string[]) => ({
  fieldApiName,
  label: null,
  operator,
  operandLabels,
});
const ask = (listInfo: object = {}, more: object = {}) =>
  countsQuery({
    column: STATUS,
    listInfo: { filteredByInfo: [], filterLogicString: null, scope: { apiName: 'everything' }, ...listInfo },
    possible,
    filters: [],
    term: '',
    userId: '005000000000001AAA',
    now: new Date('2026-03-02T09:30:00Z'),
    ...more,
  } as never);
const START = 'SELECT Status val, COUNT(Id) num FROM Case';
const END = ' GROUP BY Status';

test('RD-LIST-27 counts the records of a list by the values of a column in one query', () => {
  expect(ask()).toBe(`${START}${END}`);
  const filteredByInfo = [condition('IsClosed', 'Equals', 'false'), condition('Status', 'NotEqual', 'Neu')];
  expect(ask({ filteredByInfo })).toBe(`${START} WHERE (IsClosed = FALSE) AND (Status != 'New')${END}`);
  expect(ask({ filteredByInfo, filterLogicString: '1 OR 2' })).toBe(
    `${START} WHERE ((IsClosed = FALSE) OR (Status != 'New'))${END}`,
  );
});

test('RD-LIST-27 counts within what the list is limited to', () => {
  expect(ask({ scope: { apiName: 'mine' } })).toBe(`${START} WHERE OwnerId = '005000000000001AAA'${END}`);
  const entity = { id: '00G000000000001AAA', label: 'Kundenservice' };
  expect(ask({ scope: { apiName: 'queue', entity } })).toBe(`${START} WHERE OwnerId = '${entity.id}'${END}`);
});

test('RD-LIST-27 leaves out the conditions of the column itself, and holds all others', () => {
  const filters = [
    { fieldApiName: 'Status', operator: 'Equals', kind: 'text', operands: ['New'] },
    { fieldApiName: 'Subject', operator: 'Contains', kind: 'text', operands: ["O'Neill", '50%'] },
    { fieldApiName: 'CreatedDate', operator: 'GreaterOrEqual', kind: 'moment', operands: ['2026-03-01'] },
  ];
  expect(ask({}, { filters })).toBe(
    `${START} WHERE (Subject LIKE '%O\\'Neill%' OR Subject LIKE '%50\\%%')` +
      ` AND (CreatedDate >= 2026-02-28T23:00:00.000Z)${END}`,
  );
});

test('RD-LIST-27 tells no number where the list cannot be put into words of a query', () => {
  expect(ask({ scope: { apiName: 'mru' } })).toBeUndefined();
  expect(ask({}, { term: 'Tropfen' })).toBeUndefined();
  expect(ask({ filteredByInfo: [condition('Place', 'Within', '5')] })).toBeUndefined();
  expect(ask({}, { column: column('Subject', 'String') })).toBeUndefined();
});

test('RD-LIST-27 knows numbers by what a filter calls the values', () => {
  const rows = [
    { val: 'New', num: 3 },
    { val: null, num: 1 },
    { val: false, num: 2 },
  ];
  expect([...countsOf(rows)]).toEqual([
    ['New', 3],
    ['', 1],
    ['false', 2],
  ]);
});
