import type { Platform } from '#client/platform.ts';
import type { InputFields } from '#client/records/types.ts';
import { readValues } from '../../data/read-values.ts';
import { type BatchRow, type RowOutcome, runBatch } from '../bulk/run-batch.ts';
import type { ImportRow } from './types.ts';
import { type ImportUndo, undoImport, undoOf } from './undo-import.ts';

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

/** Lines of one call: as many as the platform takes (records.yaml), since none is seen before all are written. */
const LINES_PER_CALL = 200;

/**
 * Creates and changes the records of the lines, all or none: where one is refused after all, or the person stops, what
 * was written before is taken back. Answers what became of each line, by its number, and the way back.
 */
export async function writeRows(asked: WriteRows): Promise<{ outcomes: RowOutcome[]; undo: ImportUndo }> {
  const { rows, alike, nameOf, onProgress, platform, objectApiName, explain, signal } = asked;
  const calls = { platform, objectApiName, explain };
  const run = { ...calls, signal, allOrNone: true, size: LINES_PER_CALL };
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
  const changed = created.every(isDone)
    ? await runBatch({
        ...run,
        type: 'UPDATE',
        rows: changes.map(rowOf),
        onProgress: (done) => onProgress(news.length + done),
      })
    : changes.map((row): RowOutcome => unsent(rowOf(row)));
  const undo = undoOf(created, changed, changes, before);
  const isWhole = [...created, ...changed].every(isDone);
  const back = isWhole ? [] : await undoImport({ ...calls, undo, onProgress: () => {} });
  const takenBack = new Set(back.filter(isDone).map(({ key }) => key));
  const settled = (outcome: RowOutcome) =>
    takenBack.has(outcome.id ?? outcome.key) ? unsent(outcome) : outcome;
  const byLine = (outcomes: RowOutcome[], part: readonly ImportRow[]) =>
    outcomes.map((outcome, index) => ({ ...settled(outcome), key: String(part[index]?.line) }));
  return {
    outcomes: [...byLine(created, news), ...byLine(changed, changes)].sort(
      (a, b) => Number(a.key) - Number(b.key),
    ),
    undo: isWhole ? undo : { created: [], changed: [] },
  };
}

const isDone = ({ state }: RowOutcome): boolean => state === 'done';

/** A line of which nothing is left. */
const unsent = ({ key, name }: Pick<RowOutcome, 'key' | 'name'>): RowOutcome => ({
  ...{ key, name, state: 'unsent' as const },
  ...{ messages: [], fields: {} },
});

/** What the records have before they are changed; nothing where it cannot be read, so that it cannot be undone. */
async function valuesBefore(
  { platform, objectApiName }: WriteRows,
  changes: readonly ImportRow[],
): Promise<ReadonlyMap<string, InputFields>> {
  const ids = changes.flatMap(({ id }) => id ?? []);
  const fields = [...new Set(changes.flatMap((row) => Object.keys(row.fields)))];
  return readValues(platform, objectApiName, ids, fields).catch(() => new Map());
}
