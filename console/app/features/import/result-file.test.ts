import { expect, test } from 'vitest';
import type { RowOutcome } from '../bulk/run-batch.ts';
import { lineResults, resultFile } from './result-file.ts';

const done = (key: string, id?: string): RowOutcome => ({
  ...{ key, name: '', state: 'done', messages: [], fields: {} },
  ...(id ? { id } : {}),
});
const row = (line: number, id?: string) => ({ line, id, fields: {} });

const RESULTS = lineResults({
  rows: [row(2), row(3, '003B'), row(4), row(5), row(6)],
  outcomes: [done('2', '003A'), done('3'), done('6')],
  duplicates: [
    { line: 4, recordIds: ['003C', '003D'] },
    { line: 5, recordIds: [] },
    { line: 6, recordIds: ['003E'] },
  ],
});

test('RD-IMPORT-06 tells of each line its record, and whether it was made, changed or left alone', () => {
  expect(RESULTS).toEqual([
    { line: 2, recordId: '003A', kind: 'created' },
    { line: 3, recordId: '003B', kind: 'changed' },
    { line: 4, recordId: '003C, 003D', kind: 'left' },
    { line: 5, recordId: '', kind: 'left' },
    // Saved although it looks like another; its record may not be seen.
    { line: 6, recordId: '', kind: 'created' },
  ]);
});

test('RD-IMPORT-06 writes the lines as they were, in order, with two columns more', async () => {
  const file = { name: 'x', headers: ['Name'], rows: [['Ina'], ['=1+1']] };
  const words = { locale: 'de', headings: ['Id', 'Ergebnis'], kindText: (kind: string) => kind } as const;
  expect(await resultFile(file, RESULTS.slice(0, 2), words).text()).toBe(
    "Name;Id;Ergebnis\r\nIna;003A;created\r\n'=1+1;003B;changed\r\n",
  );
});
