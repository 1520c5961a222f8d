import type { Platform } from '#client/platform.ts';
import type { InputFields } from '#client/records/types.ts';
import type { Written } from '../../data/undo/written.ts';
import { type BatchRow, type RowOutcome, runBatch } from '../bulk/run-batch.ts';
import type { ImportRow } from './types.ts';

/** What takes an import back. */
export interface ImportUndo {
  /** Records that it has made, to be deleted. */
  created: readonly BatchRow[];
  /** Records that it has changed, with the values that they had. */
  changed: readonly (BatchRow & Pick<RowOutcome, 'saved'>)[];
}

/**
 * The way back from what was written.
 *
 * @param changes the lines that changed records, in the order of their outcomes
 * @param before values of those records before, by their ids; a record without them stays as it is
 */
export function undoOf(
  created: readonly RowOutcome[],
  changed: readonly RowOutcome[],
  changes: readonly ImportRow[],
  before: ReadonlyMap<string, InputFields>,
): ImportUndo {
  return {
    created: created.flatMap(({ state, id, name }) =>
      state === 'done' && id ? [{ key: id, name, fields: {} }] : [],
    ),
    changed: changed.flatMap(({ state, key, name, saved }, index) => {
      const had = before.get(key) ?? {};
      const written = Object.keys(changes[index]?.fields ?? {}).filter((field) => field in had);
      if (state !== 'done' || written.length === 0) return [];
      const fields = Object.fromEntries(written.map((field) => [field, had[field] ?? null]));
      return [{ key, name, fields, ...(saved ? { saved } : {}) }];
    }),
  };
}

/** The same for the list of what was written last. */
export function importedRecords(apiName: string, { created, changed }: ImportUndo): Written[] {
  return [
    ...created.map(({ key: id, name }): Written => ({ id, apiName, name, kind: 'created' })),
    ...changed.map(
      ({ key: id, name, fields: before, saved: after = {} }): Written => ({
        ...{ id, apiName, name, kind: 'changed', before, after },
      }),
    ),
  ];
}

interface UndoImport {
  platform: Platform;
  objectApiName: string;
  undo: ImportUndo;
  explain: (error: unknown) => string;
  onProgress: (done: number) => void;
  signal?: AbortSignal;
}

/** Takes an import back, the changes first, and answers what became of each record. */
export async function undoImport({ undo, onProgress, ...run }: UndoImport): Promise<RowOutcome[]> {
  const { created, changed } = undo;
  const reverted = await runBatch({ ...run, type: 'UPDATE', rows: changed, onProgress });
  const deleted = await runBatch({
    ...run,
    type: 'DELETE',
    rows: created,
    onProgress: (done) => onProgress(changed.length + done),
  });
  return [...reverted, ...deleted];
}
