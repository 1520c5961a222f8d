import { expect, test } from 'vitest';
import type { RecordData } from '#client/records/types.ts';
import { routedFetch } from '#client/testing/stub-fetch.ts';
import { stubPlatform } from '#client/testing/stub-platform.ts';
import type { Column } from '../fields/column.ts';
import { readAllRows } from '../list/read-all-rows.ts';
import { exportedValue, sheetValue } from './cell-values.ts';
import { csvLines, guarded, unguarded } from './csv.ts';
import { fileName } from './download.ts';

test.each([
  '=1+1',
  '@SUM(A1)',
  '+cmd|calc',
  '-2+3',
  '\t=1',
  '\r=1',
  '\n=1',
  ' =1',
  '＝1+1',
  '＋A1',
  '－A1',
  '＠SUM(A1)',
])('PF-SEC-05 a spreadsheet does not run %j', (text) => {
  expect(guarded(text)).toBe(`'${text}`);
  expect(unguarded(`'${text}`)).toBe(text);
});

test.each(['-5', '-5,20 €', '+49 30 1234-56', '12,5 %', 'Ibu=400', "'zitiert'", '', 'Müller'])(
  '%j stays as it is',
  (text) => {
    expect(guarded(text)).toBe(text);
    expect(unguarded(text)).toBe(text);
  },
);

test('texts with delimiters, quotes and line breaks are quoted', () => {
  expect(csvLines([['a;b', 'c"d', 'e\nf', 1.5, true, null]], ';')).toBe('"a;b";"c""d";"e\nf";1.5;true;\r\n');
  expect(csvLines([], ';')).toBe('');
});

const words = { locale: 'de', yes: 'Ja', no: 'Nein' } as const;
const column = (path: string, dataType: string, relationship?: string): Column => ({
  path,
  label: path,
  sortable: true,
  dataType,
  isLeading: false,
  relationship,
  namesOther: false,
});
const record = {
  apiName: 'Product2',
  id: '01t000000000001AAA',
  childRelationships: {},
  fields: {
    Price: { value: 12.5, displayValue: '12,50 €' },
    IsActive: { value: true, displayValue: null },
    Account: {
      value: {
        apiName: 'Account',
        id: '1',
        childRelationships: {},
        fields: { Name: { value: 'Praxis', displayValue: null } },
      },
      displayValue: null,
    },
  },
} as unknown as RecordData;

test('a value is exported as it is shown, as it is kept, or as a spreadsheet can count with it', () => {
  expect(exportedValue(record, column('Price', 'Currency'), 'shown', words)).toBe('12,50 €');
  expect(exportedValue(record, column('Price', 'Currency'), 'raw', words)).toBe(12.5);
  expect(sheetValue(record, column('Price', 'Currency'), words)).toBe(12.5);
  expect(exportedValue(record, column('IsActive', 'Boolean'), 'shown', words)).toBe('Ja');
  expect(sheetValue(record, column('IsActive', 'Boolean'), words)).toBe(true);
  expect(exportedValue(record, column('Account.Name', 'String'), 'shown', words)).toBe('Praxis');
  expect(exportedValue(record, column('Missing', 'String'), 'raw', words)).toBeNull();
});

test('all pages of a list are read by their tokens, each record once, until it is stopped', async () => {
  const page = (ids: string[], nextPageToken: string | null) => ({
    count: ids.length,
    currentPageToken: '0',
    nextPageToken,
    previousPageToken: null,
    records: ids.map((id) => ({ ...record, id })),
  });
  const bodies: { pageToken?: string; sortBy?: string[] }[] = [];
  const { fetch } = routedFetch({
    'POST /list-records/Product2/All': async (request) => {
      bodies.push((await request.clone().json()) as never);
      return [200, bodies.length === 1 ? page(['a', 'b'], 'next') : page(['b', 'c'], null)];
    },
  });
  const { platform } = stubPlatform(fetch);
  const state = { term: '', sort: { field: 'Name', order: 'DESC' as const }, filters: [] };
  const ids: string[] = [];
  for await (const records of readAllRows(platform, { objectApiName: 'Product2', view: 'All', state }))
    ids.push(...records.map(({ id }) => id ?? ''));
  expect(ids).toEqual(['a', 'b', 'c']);
  expect(bodies[1]).toMatchObject({ pageToken: 'next', sortBy: ['-Name'] });

  const signal = AbortSignal.abort();
  const stopped = readAllRows(platform, { objectApiName: 'Product2', view: 'All', state, signal });
  expect((await stopped.next()).done).toBe(true);
});

test('a file is called after its list and the day', () => {
  const day = new Date('2026-03-02T22:30:00Z');
  expect(fileName('Alle Produkte: A/B', 'csv', day)).toBe('Alle-Produkte-A-B-2026-03-02.csv');
});
