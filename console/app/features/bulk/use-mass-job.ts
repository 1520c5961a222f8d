import { useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import { usePlatform } from '#client/react/platform-provider.tsx';
import type { InputFields, ObjectInfo } from '#client/records/types.ts';
import { readValues } from '../../data/read-values.ts';
import { writeTogether } from '../../data/record-service.ts';
import { noteWritten, setEntry } from '../../data/undo/journal.ts';
import type { Written } from '../../data/undo/written.ts';
import { useText } from '../../i18n/use-text.ts';
import { problemText } from '../../ui/ErrorPanel.tsx';
import { type BatchRow, type RowOutcome, runBatch } from './run-batch.ts';

/** Where a mass change stands. */
export type MassJob =
  | { phase: 'form' }
  | { phase: 'running'; done: number; total: number }
  | { phase: 'result'; outcomes: RowOutcome[]; isUndone: boolean };

type Kind = 'UPDATE' | 'DELETE';

/**
 * A change of many records: run, its outcome row by row, the retry of what failed, and the undo of what was saved.
 * Saved rows of earlier tries stay in the outcome, joined with the later ones by their id.
 */
export function useMassJob(info: ObjectInfo) {
  const say = useText();
  const notify = useNotify();
  const platform = usePlatform();
  const [job, setJob] = useState<MassJob>({ phase: 'form' });
  const stop = useRef<AbortController>(undefined);
  const sent = useRef<{ rows: Map<string, BatchRow>; before: Map<string, InputFields> }>({
    rows: new Map(),
    before: new Map(),
  });

  const outcomesBefore = useRef<RowOutcome[]>([]);
  /** Keys of what was written, in the list of what was written last. */
  const entries = useRef<(string | undefined)[]>([]);

  const execute = async (type: Kind, rows: readonly BatchRow[]) => {
    stop.current = new AbortController();
    setJob({ phase: 'running', done: 0, total: rows.length });
    const run = {
      platform,
      objectApiName: info.apiName,
      type,
      rows,
      explain: (error: unknown) => problemText(error, say),
      onProgress: (done: number) => setJob({ phase: 'running', done, total: rows.length }),
      signal: stop.current.signal,
    };
    return writeTogether(platform, () => runBatch(run));
  };
  /** Reads what the records have before they are changed; without it the change cannot be undone. */
  const keepValues = async (rows: readonly BatchRow[]) => {
    const { before } = sent.current;
    const fields = [...new Set(rows.flatMap((row) => Object.keys(row.fields ?? {})))];
    const isKept = (row: BatchRow) =>
      Object.keys(row.fields ?? {}).every((name) => name in (before.get(row.key) ?? {}));
    const unread = rows.filter((row) => !isKept(row)).map(({ key }) => key);
    try {
      const values = await readValues(platform, info.apiName, unread, fields);
      for (const [id, saved] of values) before.set(id, { ...saved, ...before.get(id) });
    } catch (error) {
      notify('bulk.noUndo', { type: 'warning', messageArgs: { reason: problemText(error, say) } });
    }
  };
  /** @param known values that were read for the change already, by record id */
  const run = async (
    type: Kind,
    rows: readonly BatchRow[],
    known: ReadonlyMap<string, InputFields> = new Map(),
  ) => {
    setJob({ phase: 'running', done: 0, total: rows.length });
    const { before } = sent.current;
    for (const [id, values] of known) before.set(id, { ...values, ...before.get(id) });
    if (type === 'UPDATE') await keepValues(rows);
    for (const row of rows) sent.current.rows.set(row.key, row);
    const outcomes = await execute(type, rows);
    entries.current.push(noteWritten(...writtenBy(type, outcomes)));
    const latest = new Map([...outcomesBefore.current, ...outcomes].map((outcome) => [outcome.key, outcome]));
    const all = [...latest.values()];
    outcomesBefore.current = all;
    setJob({ phase: 'result', outcomes: all, isUndone: false });
    return all;
  };

  /** Sends once more what was refused or not answered. */
  const retry = (type: Kind) => {
    const rows = failedOf(outcomesBefore.current).flatMap(({ key }) => sent.current.rows.get(key) ?? []);
    return run(type, rows);
  };
  /** The values that a changed record had, as far as they are known. */
  const formerValues = (key: string): InputFields => {
    const before = sent.current.before.get(key) ?? {};
    const names = Object.keys(sent.current.rows.get(key)?.fields ?? {}).filter((name) => name in before);
    return Object.fromEntries(names.map((name) => [name, before[name] ?? null]));
  };
  const writtenBy = (type: Kind, outcomes: readonly RowOutcome[]): Written[] =>
    outcomes
      .filter(({ state }) => state === 'done')
      .flatMap(({ key: id, name, saved: after = {} }): Written[] => {
        const record = { id, apiName: info.apiName, name };
        if (type === 'DELETE') return [{ ...record, kind: 'deleted' }];
        const before = formerValues(id);
        return Object.keys(before).length > 0 ? [{ ...record, kind: 'changed', before, after }] : [];
      });
  /** Gives the saved records back the values that they had. */
  const undo = async () => {
    const saved = outcomesBefore.current.filter(({ state }) => state === 'done');
    const rows = saved
      .map(({ key, name }) => ({ key, name, fields: formerValues(key) }))
      .filter(({ fields }) => Object.keys(fields).length > 0);
    const outcomes = await execute('UPDATE', rows);
    outcomesBefore.current = outcomes;
    for (const key of entries.current) setEntry(key, { state: 'takenBack' });
    setJob({ phase: 'result', outcomes, isUndone: true });
  };
  return {
    job,
    run,
    retry,
    undo,
    stop: () => stop.current?.abort(),
    /** Back to the form, with what was saved so far kept in mind. */
    amend: () => setJob({ phase: 'form' }),
  };
}

export const failedOf = (outcomes: readonly RowOutcome[]): RowOutcome[] =>
  outcomes.filter(({ state }) => state !== 'done');
