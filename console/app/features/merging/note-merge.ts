import type { Belongings } from '#client/records/belongings.ts';
import type { InputFields } from '#client/records/types.ts';
import { noteWritten } from '../../data/undo/journal.ts';
import type { Written } from '../../data/undo/written.ts';

/** A merge that is done, as far as it can be taken back. */
export interface DoneMerge {
  apiName: string;
  master: { id: string; name: string };
  merged: readonly { id: string; name: string }[];
  /** Values that the master had before it took over others, and those that it took over. */
  before: InputFields;
  after: InputFields;
  belongings: Belongings | undefined;
  /** Records that the platform has moved to the master. */
  movedIds: readonly string[];
}

/** Keeps in mind what was merged: who is deleted, which values the master had, and what belonged to whom. */
export function noteMerge({ apiName, master, merged, before, after, belongings, movedIds }: DoneMerge): void {
  const moved = (belongings?.movable ?? []).filter(({ id }) => movedIds.includes(id));
  const hasTaken = Object.keys(after).length > 0;
  noteWritten(
    ...merged.map((one): Written => ({ ...one, apiName, kind: 'merged', into: master.name })),
    ...(hasTaken ? [{ ...master, apiName, kind: 'changed' as const, before, after }] : []),
    ...moved.map(
      ({ references, ...one }): Written => ({
        ...one,
        kind: 'changed',
        before: references,
        // Where the master itself referred to one of them, the platform empties the field.
        after: Object.fromEntries(
          Object.keys(references).map((field) => [field, one.id === master.id ? null : master.id]),
        ),
      }),
    ),
  );
}
