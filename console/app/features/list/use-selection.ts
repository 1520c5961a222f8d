import { useCallback, useMemo, useState } from 'react';
import type { ConsoleRecord } from '../../data/record.ts';

/** Rows chosen for an action on all of them, by id and with what is known of them. */
export function useSelection(rows: readonly ConsoleRecord[] | undefined) {
  const [chosen, setChosen] = useState<ReadonlyMap<string, ConsoleRecord>>(new Map());
  const [last, setLast] = useState<string>();
  const toggle = useCallback(
    (row: ConsoleRecord, isRange: boolean) => {
      const touched = isRange ? between(rows ?? [], last, row) : [row];
      setChosen((before) => {
        const isOff = before.has(row.id);
        const after = new Map(before);
        for (const each of touched) isOff ? after.delete(each.id) : after.set(each.id, each);
        return after;
      });
      setLast(row.id);
    },
    [rows, last],
  );
  const choose = useCallback((all: readonly ConsoleRecord[]) => {
    setChosen(new Map(all.map((row) => [row.id, row])));
  }, []);
  const clear = useCallback(() => setChosen(new Map()), []);
  const ids = useMemo(() => new Set(chosen.keys()), [chosen]);
  const toggleAll = useCallback(() => {
    const all = rows ?? [];
    setChosen((before) =>
      all.every(({ id }) => before.has(id)) ? new Map() : new Map(all.map((row) => [row.id, row])),
    );
  }, [rows]);
  return { chosen, ids, toggle, toggleAll, choose, clear };
}

export type Selection = ReturnType<typeof useSelection>;

/** The rows from the one chosen last to this one. */
function between(
  rows: readonly ConsoleRecord[],
  from: string | undefined,
  to: ConsoleRecord,
): ConsoleRecord[] {
  const first = rows.findIndex(({ id }) => id === from);
  const second = rows.findIndex(({ id }) => id === to.id);
  if (first < 0 || second < 0) return [to];
  return rows.slice(Math.min(first, second), Math.max(first, second) + 1);
}
