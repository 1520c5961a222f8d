import type { RecordData } from '#client/records/types.ts';
import type { Locale } from '../../i18n/locales.ts';
import type { Column } from '../fields/column.ts';
import { type ExportForm, exportedValue, sheetValue } from './cell-values.ts';
import { csvFile } from './csv.ts';

export type ExportFormat = 'csv' | 'xlsx' | 'json';

interface ExportFile {
  format: ExportFormat;
  form: ExportForm;
  records: readonly RecordData[];
  columns: readonly Column[];
  /** Name of the sheet. */
  title: string;
  words: { locale: Locale; yes: string; no: string };
}

/** Most characters of the name of a sheet, and characters that it cannot have. */
const SHEET_NAME = { length: 31, forbidden: /[\\/?*[\]:]/g };

/**
 * The records as a file. Raw files name columns by their API names and begin with the id, so that they can be imported
 * again.
 */
export async function writeFile(file: ExportFile): Promise<Blob> {
  if (file.format === 'xlsx') return writeSheet(file);
  if (file.format === 'json') return writeJson(file);
  const { form, records, columns, words } = file;
  const isRaw = form === 'raw';
  const names = columns.map(({ path, label }) => (isRaw ? path : label));
  const rows = records.map((record) => {
    const values = columns.map((column) => exportedValue(record, column, form, words));
    return isRaw ? [record.id ?? null, ...values] : values;
  });
  return csvFile([isRaw ? ['Id', ...names] : names, ...rows], words.locale);
}

function writeJson({ form, records, columns, words }: ExportFile): Blob {
  const objects = records.map((record) => ({
    Id: record.id,
    ...Object.fromEntries(
      columns.map((column) => [
        form === 'raw' ? column.path : column.label,
        exportedValue(record, column, form, words),
      ]),
    ),
  }));
  return new Blob([JSON.stringify(objects, null, 2)], { type: 'application/json' });
}

/** Cells of a sheet have types, so no text in it is run as a formula. */
async function writeSheet({ form, records, columns, title, words }: ExportFile): Promise<Blob> {
  const { default: writeExcelFile } = await import('write-excel-file/universal');
  const isRaw = form === 'raw';
  const head = [...(isRaw ? ['Id'] : []), ...columns.map(({ path, label }) => (isRaw ? path : label))];
  const rows = records.map((record) => {
    const values = columns.map((column) =>
      isRaw ? exportedValue(record, column, 'raw', words) : sheetValue(record, column, words),
    );
    return isRaw ? [record.id ?? null, ...values] : values;
  });
  const cells = [head.map((value) => ({ value, fontWeight: 'bold' as const })), ...rows];
  const sheet = title.replaceAll(SHEET_NAME.forbidden, ' ').slice(0, SHEET_NAME.length);
  return writeExcelFile(cells, { sheet, stickyRowsCount: 1 }).toBlob();
}
