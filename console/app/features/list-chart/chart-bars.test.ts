import { expect, test } from 'vitest';
import { chartBars, chartColumn, chartColumns } from './chart-bars.ts';

const words = { locale: 'de', none: 'ohne Wert', truth: { yes: 'ja', no: 'nein' } } as const;
const column = (fieldApiName: string, dataType: string, operators = ['Equals']) =>
  ({
    fieldApiName,
    dataType,
    supportedFilterOperators: operators,
    picklistValues: [
      { apiName: 'New', label: 'Neu' },
      { apiName: 'Closed', label: 'Geschlossen' },
    ],
  }) as never;

test('a chart groups by picklists and truths of the records themselves', () => {
  const columns = [
    column('Subject', 'String'),
    column('Origin', 'Picklist'),
    column('Account.Type', 'Picklist'),
    column('IsClosed', 'Boolean'),
    column('Kinds', 'Picklist', ['Includes']),
  ];
  expect(chartColumns(columns).map(({ fieldApiName }) => fieldApiName)).toEqual(['Origin', 'IsClosed']);
  expect(chartColumn(columns, 'IsClosed')?.fieldApiName).toBe('IsClosed');
  expect(chartColumn(columns, 'usual')?.fieldApiName).toBe('Origin');
  expect(chartColumn([...columns, column('Status', 'Picklist')], 'usual')?.fieldApiName).toBe('Status');
});

test('RD-LIST-28 the bars stand in the order of the values, without a value last', () => {
  const counts = new Map([
    ['', 2],
    ['Odd', 1],
    ['Closed', 5],
    ['New', 3],
  ]);
  expect(chartBars(column('Status', 'Picklist'), counts, words)).toEqual([
    { value: 'New', label: 'Neu', count: 3 },
    { value: 'Closed', label: 'Geschlossen', count: 5 },
    { value: 'Odd', label: 'Odd', count: 1 },
    { value: '', label: 'ohne Wert', count: 2 },
  ]);
  const truths = new Map([
    ['false', 1],
    ['true', 4],
  ]);
  expect(chartBars(column('IsClosed', 'Boolean'), truths, words).map(({ label }) => label)).toEqual([
    'ja',
    'nein',
  ]);
});
