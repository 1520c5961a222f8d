import { useState } from 'react';
import { useNotify } from 'react-admin';
import { usePlatform } from '#client/react/platform-provider.tsx';
import type { FieldInfo } from '#client/records/types.ts';
import { getListRecordsByName } from '#generated/record-data/client.gen.ts';
import type { ConsoleRecord } from '../../data/record.ts';
import { changeRecord } from '../../data/record-service.ts';
import { useText } from '../../i18n/use-text.ts';
import { problemText } from '../../ui/ErrorPanel.tsx';

/** Where a record stands on the board until the list tells of its newer version. */
interface Placed {
  value: string;
  /** Versions of the row that stood elsewhere. */
  versions: readonly (string | undefined)[];
  /** Version that the platform has saved; undefined while it is saving. */
  saved: { version: string | undefined } | undefined;
}

/** A move that was saved, and can be taken back. */
export interface Move {
  row: ConsoleRecord;
  from: string;
  to: string;
}

/**
 * Moves records between the lanes of a board: a move is shown at once, saved, and taken back on the screen where the
 * platform refuses it, as it does where somebody else has saved the record meanwhile.
 */
export function useMoves({ apiName }: Pick<FieldInfo, 'apiName'>) {
  const say = useText();
  const notify = useNotify();
  const platform = usePlatform();
  const [places, setPlaces] = useState<Readonly<Record<string, Placed>>>({});
  const [last, setLast] = useState<Move>();
  const placeOf = ({ id, systemModstamp }: ConsoleRecord) =>
    places[id]?.versions.includes(systemModstamp) ? places[id] : undefined;
  const laneOf = (row: ConsoleRecord) => placeOf(row)?.value ?? String(row.values[apiName] ?? '');
  const place = (id: string, placed: Placed | undefined) =>
    setPlaces(({ [id]: _, ...others }) => (placed ? { ...others, [id]: placed } : others));

  const move = async (row: ConsoleRecord, to: string): Promise<void> => {
    const before = placeOf(row);
    const from = laneOf(row);
    if (to === from || (before && !before.saved)) return;
    const newest = before?.saved?.version ?? row.systemModstamp;
    const versions = [...(before?.versions ?? [row.systemModstamp]), newest];
    place(row.id, { value: to, versions, saved: undefined });
    // What is still being saved cannot be taken back yet.
    setLast(undefined);
    try {
      const values = { [apiName]: to || null };
      const saved = await changeRecord(platform, row, values, { ifUnmodifiedSince: newest });
      place(row.id, { value: to, versions, saved: { version: saved?.systemModstamp } });
      setLast({ row, from, to });
    } catch (error) {
      place(row.id, before);
      notify(problemText(error, say), { type: 'error', autoHideDuration: 10_000 });
      await platform.invalidate(getListRecordsByName);
    }
  };
  return {
    laneOf,
    isSaving: (row: ConsoleRecord) => {
      const placed = placeOf(row);
      return placed !== undefined && placed.saved === undefined;
    },
    move,
    /** The move that was saved last. */
    last,
  };
}

export type Moves = ReturnType<typeof useMoves>;
