import { createReadStream, type ReadStream, statSync } from 'node:fs';
import { createInterface } from 'node:readline';
import Papa from 'papaparse';
import { type ColumnName, columnNames, columns } from './columns.ts';

/** A row as the file has it. */
export interface FileRow {
  /** The line of the file on which it begins, from 1. */
  readonly line: number;
  readonly cells: Readonly<Partial<Record<ColumnName, string>>>;
  /** Why the line is no row at all. */
  readonly fault?: string;
}

/** A file that cannot be read as products at all. */
export class FileFault extends Error {
  override readonly name = 'FileFault';
}

/** A product file that is being read. */
export interface ProductFile {
  /** Its rows, one after the other. */
  readonly rows: AsyncGenerator<FileRow>;
  /** How much of it was read, from 0 to 1; up to some hundred rows more than `rows` has given. */
  share(): number;
}

/**
 * Opens a product file: a CSV file with a header, separated by semicolons or commas, or a file of JSON lines (`.jsonl`).
 * Its rows throw a FileFault for a header that lacks a required column or has an unknown one.
 */
export function openProductFile(path: string): ProductFile {
  const source = createReadStream(path, 'utf8');
  const rows = /\.(?:jsonl|ndjson)$/i.test(path) ? readJsonLines(source) : readCsv(source, path);
  return { rows, share: () => source.bytesRead / Math.max(1, statSync(path).size) };
}

async function* readCsv(source: ReadStream, path: string): AsyncGenerator<FileRow> {
  const parser = source.pipe(Papa.parse(Papa.NODE_STREAM_INPUT, { delimiter: await separatorOf(path) }));
  source.on('error', (error) => parser.destroy(error));
  let line = 1;
  let header: readonly ColumnName[] | undefined;
  for await (const cells of parser as AsyncIterable<string[]>) {
    const begins = line;
    line += 1 + cells.reduce((breaks, cell) => breaks + lineBreaks(cell), 0);
    if (!header) header = readHeader(cells);
    else if (cells.some((cell) => cell.trim() !== '')) yield rowOf(header, cells, begins);
  }
  if (!header) throw new FileFault(`${path} is empty.`);
}

/** Whichever of the two stands more often in the first line. */
async function separatorOf(path: string): Promise<string> {
  const lines = createInterface({ input: createReadStream(path, 'utf8') });
  for await (const first of lines) {
    lines.close();
    return first.split(';').length > first.split(',').length ? ';' : ',';
  }
  return ',';
}

function lineBreaks(cell: string): number {
  return cell.includes('\n') ? cell.split('\n').length - 1 : 0;
}

function readHeader(cells: readonly string[]): readonly ColumnName[] {
  const names = cells.map((cell) => cell.replace(/^\uFEFF/, '').trim());
  const unknown = names.find((name) => !columnNames.some((known) => known === name));
  if (unknown !== undefined)
    throw new FileFault(`The column "${unknown}" is unknown. Known are: ${columnNames.join(', ')}.`);
  requireColumns(names);
  return names as ColumnName[];
}

function requireColumns(names: readonly string[]): void {
  const missing = columnNames.filter((name) => columns[name].required && !names.includes(name));
  if (missing.length > 0) throw new FileFault(`The file lacks the columns ${missing.join(', ')}.`);
}

function rowOf(header: readonly ColumnName[], cells: readonly string[], line: number): FileRow {
  const row = { line, cells: Object.fromEntries(header.map((name, at) => [name, (cells[at] ?? '').trim()])) };
  if (cells.length === header.length) return row;
  return { ...row, fault: `has ${cells.length} values, the header has ${header.length}` };
}

async function* readJsonLines(source: ReadStream): AsyncGenerator<FileRow> {
  const lines = createInterface({ input: source, crlfDelay: Number.POSITIVE_INFINITY });
  let line = 0;
  for await (const text of lines) {
    line += 1;
    if (text.trim() !== '') yield jsonRow(text, line);
  }
}

function jsonRow(text: string, line: number): FileRow {
  try {
    const values = Object.entries(JSON.parse(text) as object);
    const unknown = values.find(([name]) => !columnNames.some((known) => known === name));
    if (unknown) return { line, cells: {}, fault: `has the unknown member "${unknown[0]}"` };
    return {
      line,
      cells: Object.fromEntries(values.map(([name, value]) => [name, String(value ?? '').trim()])),
    };
  } catch (error) {
    return { line, cells: {}, fault: `is no JSON: ${(error as Error).message}` };
  }
}
