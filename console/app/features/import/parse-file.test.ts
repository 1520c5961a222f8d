import { expect, test } from 'vitest';
import { failedRowsFile, reasonsByLine } from './failed-rows.ts';
import { parseFile, parseText } from './parse-file.ts';

const fileOf = (content: BlobPart) => new File([content], 'liste.csv');

test.each([';', ',', '\t'])('the delimiter %j is found out', (delimiter) => {
  const text = ['Name', 'Stadt'].join(delimiter).concat('\n', ['Apotheke', 'Köln'].join(delimiter), '\n');
  expect(parseText(text, 'a.csv')).toMatchObject({
    headers: ['Name', 'Stadt'],
    rows: [['Apotheke', 'Köln']],
  });
});

test('umlauts are read as UTF-8 with or without its mark, and as Windows writes them', async () => {
  const rows = [['Müller']];
  expect(await parseFile(fileOf('\ufeffName\nMüller'), 'de')).toMatchObject({ headers: ['Name'], rows });
  expect(await parseFile(fileOf('Name\nMüller'), 'de')).toMatchObject({ rows });
  expect(
    await parseFile(fileOf(new Uint8Array([...Buffer.from('Name\nM'), 0xfc, ...Buffer.from('ller')])), 'de'),
  ).toMatchObject({ rows });
});

test('empty lines keep their number, short lines are filled up', () => {
  const parsed = parseText('A;B\n1;2\n\n3\n;;\n', 'a.csv');
  expect(parsed).toMatchObject({ rows: [['1', '2'], [], ['3', '']] });
});

test.each([
  ['', [{ key: 'importing.isEmpty' }]],
  ['A;B\n', [{ key: 'importing.noRows' }]],
  ['A;a\n1;2', [{ line: 1, column: 'a', key: 'importing.headerTwice' }]],
  ['A;;C\n1;2;3', [{ line: 1, column: '2', key: 'importing.headerMissing' }]],
  [
    'A;B\n1;2\n1;2;3',
    [{ line: 3, column: '3', key: 'importing.tooManyCells', values: { count: 3, expected: 2 } }],
  ],
])('the broken text %j is reported with its place', (text, faults) => {
  expect(parseText(text, 'a.csv')).toEqual({ faults });
});

test('a quotation mark that is not closed is reported with its line', () => {
  expect(parseText('A;B\n1;2\n"3;4\n', 'a.csv')).toMatchObject({
    faults: [{ line: 3, key: 'importing.quotes' }],
  });
});

test('a file that is no text is not read as one', async () => {
  const faultOf = async (content: BlobPart) => await parseFile(fileOf(content), 'de');
  expect(await faultOf('PK\u0003\u0004')).toEqual({ faults: [{ key: 'importing.isNoSheet' }] });
  const old = new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1]);
  expect(await faultOf(old)).toEqual({ faults: [{ key: 'importing.isOldExcel' }] });
  expect(await faultOf('A\u0000B')).toEqual({ faults: [{ key: 'importing.isBinary' }] });
});

test('the first sheet of an Excel file is read as its texts would be, in the writing of the person', async () => {
  const { default: write } = await import('write-excel-file/universal');
  const rows = [
    ['Name', 'Preis', 'Seit', 'Um', 'Aktiv'],
    ['Müller; & Söhne', 1234.5, new Date('2026-03-01T00:00:00Z'), new Date('2026-03-01T14:30:00Z'), true],
    ['Ohne', null, null, null, false],
  ];
  const cells = rows.map((row) =>
    row.map((value) => ({ value, ...(value instanceof Date && { format: 'dd.mm.yyyy hh:mm' }) })),
  );
  const file = fileOf(await write(cells as never).toBlob());
  expect(await parseFile(file, 'de')).toEqual({
    name: 'liste.csv',
    headers: ['Name', 'Preis', 'Seit', 'Um', 'Aktiv'],
    rows: [
      ['Müller; & Söhne', '1234,5', '2026-03-01', '2026-03-01T14:30:00', 'true'],
      ['Ohne', '', '', '', 'false'],
    ],
  });
});

test('failed lines are handed back as they were, each with all its reasons', async () => {
  const file = {
    name: 'a.csv',
    headers: ['A', 'B'],
    rows: [
      ['1', '=2'],
      ['3', '4'],
    ],
  };
  const faults = [
    { line: 2, column: 'B', key: 'importing.notId' as const },
    { line: 2, key: 'importing.quotes' as const },
    { key: 'importing.isEmpty' as const },
  ];
  const reasons = reasonsByLine(faults, ({ key }) => `${key}.`);
  expect(reasons).toEqual(new Map([[2, 'B: importing.notId. importing.quotes.']]));
  const text = await failedRowsFile(file, reasons, { locale: 'de', heading: 'Fehler' }).text();
  expect(text).toBe("A;B;Fehler\r\n1;'=2;B: importing.notId. importing.quotes.\r\n");
});
