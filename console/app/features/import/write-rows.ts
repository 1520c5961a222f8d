import type { Platform } from '#client/platform.ts';
import type { InputFields } from '#client/records/types.ts';
import { readValues } from '../bulk/read-values.ts';
import { type BatchRow, type RowOutcome, runBatch } from '../bulk/run-batch.ts';
import type { ImportRow } from './types.ts';
import { type ImportUndo, undoOf } from './undo-import.ts';

interface WriteRows {
  platform: Platform;
  objectApiName: string;
  rows: readonly ImportRow[];
  /** Lines that may be saved although they look like records that are there already. */
  alike: ReadonlySet<number>;
  /** What a line is called in its outcome. */
  nameOf: (line: number) => string;
  explain: (error: unknown) => string;
  onProgress: (done: number) => void;
  signal: AbortSignal;
}

/** Creates and changes the records of the lines. Answers what became of each line, by its number, and the way back. */
export async function writeRows(asked: WriteRows): Promise<{ outcomes: RowOutcome[]; undo: ImportUndo }> {
  const { rows, alike, nameOf, onProgress, platform, objectApiName, explain, signal } = asked;
  const run = { platform, objectApiName, explain, signal };
  const rowOf = ({ line, id, fields }: ImportRow): BatchRow => ({
    key: id ?? String(line),
    name: nameOf(line),
    fields,
    allowSaveOnDuplicate: alike.has(line),
  });
  const news = rows.filter(({ id }) => id === undefined);
  const changes = rows.filter(({ id }) => id !== undefined);
  const before = await valuesBefore(asked, changes);
  const created = await runBatch({ ...run, type: 'CREATE', rows: news.map(rowOf), onProgress });
  const changed = await runBatch({
    ...run,
    type: 'UPDATE',
    rows: changes.map(rowOf),
    onProgress: (done) => onProgress(news.length + done),
  });
  const byLine = (outcomes: RowOutcome[], part: readonly ImportRow[]) =>
    outcomes.map((outcome, index) => ({ ...outcome, key: String(part[index]?.line) }));
  return {
    outcomes: [...byLine(created, news), ...byLine(changed, changes)].sort(
      (a, b) => Number(a.key) - Number(b.key),
    ),
    undo: undoOf(created, changed, changes, before),
  };
}

/** What the records have before they are changed; nothing where it cannot be read, so that it cannot be undone. */
async function valuesBefore(
  { platform, objectApiName }: WriteRows,
  changes: readonly ImportRow[],
): Promise<ReadonlyMap<string, InputFields>> {
  const ids = changes.flatMap(({ id }) => id ?? []);
  const fields = [...new Set(changes.flatMap((row) => Object.keys(row.fields)))];
  return readValues(platform, objectApiName, ids, fields).catch(() => new Map());
}
