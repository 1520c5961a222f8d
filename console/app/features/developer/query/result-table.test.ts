import { expect, test } from 'vitest';
import { type QueryPage, resultTable } from './result-table.ts';

const of = (type: string, fields: object) => ({ attributes: { type, url: '' }, ...fields });

test('RD-QUERY-03 shows records that others refer to in columns of their own, and counts related ones', () => {
  const records = [
    of('Account', {
      Id: '001000000000001AAA',
      Name: 'Praxis am Markt',
      Owner: of('User', { Name: 'Mia' }),
      Parent: null,
      Contacts: { totalSize: 3, done: true, records: [] },
    }),
    of('Account', {
      Id: '001000000000002AAA',
      Name: null,
      Owner: null,
      Parent: of('Account', { Name: 'Haus' }),
    }),
  ] as unknown as QueryPage['records'];
  const { columns, rows } = resultTable(records);
  expect(columns).toEqual(['Id', 'Name', 'Owner.Name', 'Contacts', 'Parent.Name']);
  expect(rows.map((row) => columns.map((column) => row.get(column)?.value ?? null))).toEqual([
    ['001000000000001AAA', 'Praxis am Markt', 'Mia', 3, null],
    ['001000000000002AAA', null, null, null, 'Haus'],
  ]);
  expect(rows[0]?.get('Id')?.record).toEqual({ objectApiName: 'Account', id: '001000000000001AAA' });
});

test('RD-QUERY-03 shows totals, which are no records', () => {
  const records = [of('AggregateResult', { Status: 'Neu', expr0: 4 })] as unknown as QueryPage['records'];
  expect(resultTable(records).columns).toEqual(['Status', 'expr0']);
  const byId = [of('AggregateResult', { Id: '001000000000001AAA', expr0: 1 })] as unknown as typeof records;
  expect(resultTable(byId).rows[0]?.get('Id')).toEqual({ value: '001000000000001AAA' });
  expect(resultTable([])).toEqual({ columns: [], rows: [] });
});
