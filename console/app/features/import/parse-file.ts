import { parse } from 'papaparse';
import type { Locale } from '../../i18n/locales.ts';
import { sheetCells } from './sheet-cells.ts';
import type { FileFault, ParsedFile } from './types.ts';

/** More is for a program, not for a browser. */
export const LIMITS = { rows: 10_000, bytes: 20_000_000 } as const;

/** What a file of Excel before 2007 begins with, and one of today that is locked by a password. */
const OLD_EXCEL = [0xd0, 0xcf, 0x11, 0xe0];

type Parsed = ParsedFile | { faults: FileFault[] };

/**
 * Reads a CSV file or the first sheet of an Excel file, or says line by line why it is none. Delimiter and encoding are
 * found out.
 *
 * @param locale how the person writes numbers
 */
export async function parseFile(file: File, locale: Locale): Promise<Parsed> {
  if (file.size > LIMITS.bytes) return wrong('importing.tooLarge', { max: LIMITS.bytes / 1_000_000 });
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (OLD_EXCEL.every((byte, index) => bytes[index] === byte)) return wrong('importing.isOldExcel');
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) {
    const cells = await sheetCells(bytes, locale);
    return Array.isArray(cells) ? toTable(cells, file.name) : { faults: [cells] };
  }
  if (bytes.includes(0)) return wrong('importing.isBinary');
  return parseText(decode(bytes), file.name);
}

/** UTF-8, or what Excel writes on Windows. */
function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Reads the text of a CSV file. */
export function parseText(text: string, name: string): Parsed {
  const { data, errors } = parse<string[]>(text.replace(/^\ufeff/, ''), {
    delimiter: delimiterOf(text),
  });
  const quotes = errors
    .filter(({ type }) => type === 'Quotes')
    .map(({ row }): FileFault => ({ line: (row ?? 0) + 1, key: 'importing.quotes' }));
  return toTable(data, name, quotes);
}

/** The lines as a table under the first one, unless something is wrong with them. */
function toTable(data: readonly string[][], name: string, quotes: readonly FileFault[] = []): Parsed {
  const lines = data.map((cells, index) => ({ cells, line: index + 1 }));
  const filled = lines.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  const [head, ...rest] = filled;
  if (!head) return wrong('importing.isEmpty');
  const headers = head.cells.map((cell) => cell.trim());
  if (rest.length === 0) return wrong('importing.noRows');
  if (rest.length > LIMITS.rows) return wrong('importing.tooMany', { max: LIMITS.rows });
  const faults = [...headerFaults(headers), ...quotes, ...rest.flatMap((one) => lengthFault(one, headers))];
  if (faults.length > 0) return { faults };
  const rows = blankLines(rest, headers.length);
  return { name, headers, rows };
}

const DELIMITERS = [';', ',', '\t', '|'];

/** The sign that parts the names of the columns, outside quotation marks. */
function delimiterOf(text: string): string {
  const [head = ''] = text
    .replaceAll(/"[^"]*"/g, '')
    .trimStart()
    .split(/\r?\n/, 1);
  const counts = DELIMITERS.map((delimiter) => head.split(delimiter).length);
  return DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ';';
}

interface Line {
  cells: string[];
  line: number;
}

/** Lines by their number in the file: those that are empty keep their place, so that faults name the true line. */
function blankLines(lines: readonly Line[], length: number): string[][] {
  const last = lines.at(-1)?.line ?? 1;
  const rows = Array.from({ length: last - 1 }, () => [] as string[]);
  for (const { cells, line } of lines) rows[line - 2] = Array.from({ length }, (_, at) => cells[at] ?? '');
  return rows;
}

function headerFaults(headers: readonly string[]): FileFault[] {
  return headers.flatMap((header, index): FileFault[] => {
    if (header === '') return [{ line: 1, column: String(index + 1), key: 'importing.headerMissing' }];
    const first = headers.findIndex((other) => other.toLowerCase() === header.toLowerCase());
    return first < index ? [{ line: 1, column: header, key: 'importing.headerTwice' }] : [];
  });
}

/** Cells that are missing at the end of a line are empty; those beyond the last column belong nowhere. */
function lengthFault({ cells, line }: Line, headers: readonly string[]): FileFault[] {
  const extra = cells.findIndex((cell, at) => at >= headers.length && cell.trim() !== '');
  if (extra < 0) return [];
  const values = { count: cells.length, expected: headers.length };
  return [{ line, column: String(extra + 1), key: 'importing.tooManyCells', values }];
}

const wrong = (key: FileFault['key'], values?: FileFault['values']) => ({
  faults: [{ key, ...(values ? { values } : {}) }],
});
