import type { Locale } from '../../i18n/locales.ts';
import type { RowOutcome } from '../bulk/run-batch.ts';
import { csvFile } from '../export/csv.ts';
import type { DuplicateLine } from './find-duplicates.ts';
import type { ImportRow, ParsedFile } from './types.ts';

/** A line after the import: its record, and whether that was made, changed, or left alone as a duplicate. */
export interface LineResult {
  line: number;
  recordId: string;
  kind: 'created' | 'changed' | 'left';
}

interface Imported {
  /** All lines that were checked. */
  rows: readonly ImportRow[];
  /** What became of those that were written, by the number of the line. */
  outcomes: readonly RowOutcome[];
  duplicates: readonly DuplicateLine[];
}

/** What became of each line of an import that succeeded; of a duplicate the records that it looks like. */
export function lineResults({ rows, outcomes, duplicates }: Imported): LineResult[] {
  const written = new Map(outcomes.map((outcome) => [Number(outcome.key), outcome]));
  const alike = new Map(duplicates.map(({ line, recordIds }) => [line, recordIds.join(', ')]));
  return rows.map(({ line, id }) => {
    const outcome = written.get(line);
    if (!outcome) return { line, recordId: id ?? alike.get(line) ?? '', kind: 'left' };
    return id === undefined
      ? { line, recordId: outcome.id ?? '', kind: 'created' }
      : { line, recordId: id, kind: 'changed' };
  });
}

interface ResultWords {
  locale: Locale;
  /** Names of the two columns that are added. */
  headings: readonly [id: string, outcome: string];
  kindText: (kind: LineResult['kind']) => string;
}

/** The lines of a file as they were, each with its record and what became of it. */
export function resultFile(
  { headers, rows }: ParsedFile,
  results: readonly LineResult[],
  { locale, headings, kindText }: ResultWords,
): Blob {
  const table = results.map(({ line, recordId, kind }) => [
    ...(rows[line - 2] ?? []),
    recordId,
    kindText(kind),
  ]);
  return csvFile([[...headers, ...headings], ...table], locale);
}
