import { useRef, useState } from 'react';
import { usePlatform } from '#client/react/platform-provider.tsx';
import type { InputFields, ObjectInfo } from '#client/records/types.ts';
import { useText } from '../i18n/use-text.ts';
import { refreshListRows } from '../list/use-list-rows.ts';
import { problemText } from '../parts/ErrorPanel.tsx';
import { readValues } from './read-values.ts';
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
  const platform = usePlatform();
  const [job, setJob] = useState<MassJob>({ phase: 'form' });
  const stop = useRef<AbortController>(undefined);
  const sent = useRef<{ rows: Map<string, BatchRow>; before: Map<string, InputFields> }>({
    rows: new Map(),
    before: new Map(),
  });

  const execute = async (type: Kind, rows: readonly BatchRow[]) => {
    stop.current = new AbortController();
    setJob({ phase: 'running', done: 0, total: rows.length });
    const outcomes = await runBatch({
      platform,
      objectApiName: info.apiName,
      type,
      rows,
      explain: (error) => problemText(error, say),
      onProgress: (done) => setJob({ phase: 'running', done, total: rows.length }),
      signal: stop.current.signal,
    });
    await refreshListRows(platform, info.apiName);
    return outcomes;
  };
  const run = async (type: Kind, rows: readonly BatchRow[]) => {
    const earlier = job.phase === 'result' ? job.outcomes : outcomesBefore.current;
    if (type === 'UPDATE') {
      const unread = rows.filter(({ key }) => !sent.current.before.has(key)).map(({ key }) => key);
      setJob({ phase: 'running', done: 0, total: rows.length });
      const values = await readValues(platform, info.apiName, unread, Object.keys(rows[0]?.fields ?? {}));
      for (const [id, before] of values) sent.current.before.set(id, before);
    }
    for (const row of rows) sent.current.rows.set(row.key, row);
    const outcomes = await execute(type, rows);
    const latest = new Map([...earlier, ...outcomes].map((outcome) => [outcome.key, outcome]));
    const all = [...latest.values()];
    outcomesBefore.current = all;
    setJob({ phase: 'result', outcomes: all, isUndone: false });
    return all;
  };
  const outcomesBefore = useRef<RowOutcome[]>([]);

  /** Sends once more what was refused or not answered. */
  const retry = (type: Kind) => {
    const rows = failedOf(outcomesBefore.current).flatMap(({ key }) => sent.current.rows.get(key) ?? []);
    return run(type, rows);
  };
  /** Gives the saved records back the values that they had. */
  const undo = async () => {
    const saved = outcomesBefore.current.filter(({ state }) => state === 'done');
    const rows = saved.flatMap(({ key, name }) => {
      const fields = sent.current.before.get(key);
      return fields ? [{ key, name, fields }] : [];
    });
    const outcomes = await execute('UPDATE', rows);
    outcomesBefore.current = outcomes;
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
