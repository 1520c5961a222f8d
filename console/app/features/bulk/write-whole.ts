import type { Platform } from '#client/platform.ts';
import type { RecordBatch } from '#client/records/batch.ts';
import type { InputFields } from '#client/records/types.ts';
import { writeBatch } from '../../data/record-service.ts';
import type { Written } from '../../data/undo/written.ts';
import { outcomeOf, type RowOutcome } from './run-batch.ts';

/** One record of a write in which all are saved or none. */
export interface WholeWrite {
  type: 'DELETE' | 'UPDATE' | 'CREATE';
  /** Values to save; none for a deletion. */
  fields: InputFields;
  /** As what it is kept in mind, so that it can be taken back; without an id for a new record. */
  written: Written;
}

/** As what a write is kept in mind; `before` has the values that a change replaces. */
export function writtenOf(
  { type, fields }: Pick<WholeWrite, 'type' | 'fields'>,
  record: Pick<Written, 'id' | 'apiName' | 'name'>,
  before: InputFields = {},
): Written {
  if (type === 'CREATE') return { ...record, kind: 'created' };
  if (type === 'DELETE') return { ...record, kind: 'deleted' };
  return { ...record, kind: 'changed', before, after: fields };
}

/** What became of a write in which all are saved or none. */
export interface WholeOutcome<Write> {
  isSaved: boolean;
  /** What became of each, in the order in which they were sent. */
  outcomes: { write: Write; outcome: RowOutcome }[];
  /** The records with the ids that they have by now. */
  written: Written[];
}

/** What goes away makes room for what comes. */
const IN_ORDER = ['DELETE', 'UPDATE', 'CREATE'] as const;

/**
 * Writes records of whatever objects in one call, all or none.
 *
 * @throws FetchError where the call is refused as a whole
 */
export async function writeWhole<Write extends WholeWrite>(
  platform: Platform,
  writes: readonly Write[],
): Promise<WholeOutcome<Write>> {
  const groups = IN_ORDER.map((type) => ({ type, of: writes.filter((write) => write.type === type) }));
  const operations = groups
    .filter(({ of }) => of.length > 0)
    .map(({ type, of }) => ({ type, records: of.map(recordOf) }));
  const { hasErrors, results } = await writeBatch(platform, { allOrNone: true, operations } as RecordBatch);
  const outcomes = groups
    .flatMap(({ of }) => of)
    .map((write, index) => {
      const { fields, written } = write;
      return { write, outcome: outcomeOf({ key: written.id, name: written.name, fields }, results[index]) };
    });
  const written = outcomes.map(({ write, outcome }) => ({
    ...write.written,
    id: outcome.id ?? write.written.id,
  }));
  return { isSaved: !hasErrors, outcomes, written };
}

const recordOf = ({ type, fields, written: { apiName, id } }: WholeWrite) =>
  type === 'CREATE' ? { apiName, fields } : { fields: { ...fields, Id: id } };

/** Why a write was refused, record by record. */
export const refusalsOf = ({ outcomes }: Pick<WholeOutcome<unknown>, 'outcomes'>): string[] =>
  outcomes.flatMap(({ outcome: { messages, fields } }) => [...messages, ...Object.values(fields)]);
