import type { Locale } from '../../i18n/locales.ts';
import { toDecimalInput } from '../fields/decimal.ts';

/** Characters of a moment up to its seconds. */
const TO_SECONDS = 19;
const MIDNIGHT = 'T00:00:00';

/**
 * The first sheet of an Excel file as texts, as they would stand in a CSV file of the person; undefined for a file that
 * is none, or is locked by a password. A day or moment of a sheet has no zone: it is one of the person's.
 */
export async function sheetCells(bytes: ArrayBuffer, locale: Locale): Promise<string[][] | undefined> {
  const { readSheet } = await import('read-excel-file/universal');
  try {
    const rows: readonly (readonly unknown[])[] = await readSheet(bytes);
    return rows.map((row) => row.map((cell) => cellText(cell, locale)));
  } catch {
    return undefined;
  }
}

function cellText(cell: unknown, locale: Locale): string {
  if (cell instanceof Date) return cell.toISOString().slice(0, TO_SECONDS).replace(MIDNIGHT, '');
  if (typeof cell === 'number') return toDecimalInput(cell, locale);
  return cell === null || cell === undefined ? '' : String(cell);
}
