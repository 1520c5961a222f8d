import type { Locale } from '../../i18n/locales.ts';
import { csvFile } from '../export/csv.ts';
import type { FileFault, ParsedFile } from './types.ts';

/** Lines of a file as they were, with the reasons why they were not taken, to be mended and imported again. */
export function failedRowsFile(
  { headers, rows }: ParsedFile,
  reasons: ReadonlyMap<number, string>,
  { locale, heading }: { locale: Locale; heading: string },
): Blob {
  const lines = [...reasons].toSorted(([a], [b]) => a - b);
  const table = lines.map(([line, reason]) => [...(rows[line - 2] ?? []), reason]);
  return csvFile([[...headers, heading], ...table], locale);
}

/** Faults by line, joined to one sentence each. */
export function reasonsByLine(
  faults: readonly FileFault[],
  textOf: (fault: FileFault) => string,
): Map<number, string> {
  const reasons = new Map<number, string>();
  for (const fault of faults) {
    if (fault.line === undefined) continue;
    const before = reasons.get(fault.line);
    const text = fault.column ? `${fault.column}: ${textOf(fault)}` : textOf(fault);
    reasons.set(fault.line, before ? `${before} ${text}` : text);
  }
  return reasons;
}
