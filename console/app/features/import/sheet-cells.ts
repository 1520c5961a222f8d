import type { Locale } from '../../i18n/locales.ts';
import { toDecimalInput } from '../fields/decimal.ts';
import type { FileFault } from './types.ts';
import { oversizeOf } from './unpacked-limits.ts';

/** Characters of a moment up to its seconds. */
const TO_SECONDS = 19;
const MIDNIGHT = 'T00:00:00';

/**
 * The first sheet of an Excel file as texts, as they would stand in a CSV file of the person; what is wrong with a file
 * that is none, is locked by a password, or would be too large when unpacked (RD-IMPORT-05). A day or moment of a sheet has no zone: it is one of the person's.
 */
export async function sheetCells(
  bytes: Uint8Array<ArrayBuffer>,
  locale: Locale,
): Promise<string[][] | FileFault> {
  const { readSheet } = await import('read-excel-file/universal');
  try {
    const oversize = await oversizeOf(bytes);
    if (oversize) return oversize;
    const rows: readonly (readonly unknown[])[] = await readSheet(bytes.buffer);
    return rows.map((row) => row.map((cell) => cellText(cell, locale)));
  } catch {
    return { key: 'importing.isNoSheet' };
  }
}

function cellText(cell: unknown, locale: Locale): string {
  if (cell instanceof Date) return cell.toISOString().slice(0, TO_SECONDS).replace(MIDNIGHT, '');
  if (typeof cell === 'number') return toDecimalInput(cell, locale);
  return cell === null || cell === undefined ? '' : String(cell);
}
