import { executeQuickAction } from '#client/actions/quick-actions.ts';
import { refetchOnce } from '#client/cache/invalidate.ts';
import type { Platform } from '#client/platform.ts';
import { executeRecordBatch, type RecordBatch } from '#client/records/batch.ts';
import { readObjectInfo } from '#client/records/metadata.ts';
import { notifyRecordsChanged } from '#client/records/notify.ts';
import { createInput, updateInput } from '#client/records/record-input.ts';
import { removeRecord, saveNewRecord, saveRecord } from '#client/records/records.ts';
import type { InputFields, ObjectInfo } from '#client/records/types.ts';
import { distinctName } from './distinct-name.ts';
import { type ConsoleRecord, changedValues, toConsoleRecord } from './record.ts';
import { noteSessionExpiry } from './session-expiry.ts';
import { noteWritten, writtenTogether } from './undo/journal.ts';
import type { Written } from './undo/written.ts';

/*
 * The one way in which the console writes records. The client marks as stale what shows a written record, by the
 * operations that read it (client/records/eviction.ts); since the key of every query begins with an operation, no
 * screen refreshes anything itself.
 */

export interface SaveOptions {
  /** Whether the person wants the record although it duplicates others. */
  allowSaveOnDuplicate?: boolean;
  /** What shall happen beside saving, by the names of the layout's choices. */
  effects?: Record<string, boolean> | undefined;
}

export interface UpdateOptions extends SaveOptions {
  /** Version that the edit started from; a newer one refuses it with 412. */
  ifUnmodifiedSince?: string | undefined;
}

/**
 * Creates a record; undefined where it was saved but may not be seen.
 *
 * @throws FetchError 400 with the faults of the fields
 */
export const createRecord = (
  platform: Platform,
  objectApiName: string,
  values: InputFields,
  { allowSaveOnDuplicate, effects }: SaveOptions = {},
): Promise<ConsoleRecord | undefined> =>
  noted(async () => {
    const info = await readObjectInfo(platform, objectApiName);
    const input = { ...createInput(info, withoutEmpty(values)), allowSaveOnDuplicate };
    const record = await saveNewRecord(platform, input, { effects });
    const created = record && toConsoleRecord(record);
    if (created) noteWritten(written('created', created, info));
    return created;
  });

/** Saves those of the values that differ from the record before. Answer and errors as for `changeRecord`. */
export const updateRecord = (
  platform: Platform,
  before: ConsoleRecord,
  values: InputFields,
  options: UpdateOptions,
): Promise<ConsoleRecord | undefined> =>
  changeRecord(platform, before, emptyAsNull(changedValues(before.values, values)), options);

/**
 * Saves values of a record; undefined where it was saved but may not be seen any more. It can be taken back where the
 * record tells the values that it had.
 *
 * @throws FetchError 400 with the faults of the fields, 412 where somebody has saved the record meanwhile
 */
export const changeRecord = (
  platform: Platform,
  {
    id,
    apiName,
    values: before = {},
  }: Pick<ConsoleRecord, 'id' | 'apiName'> & Partial<Pick<ConsoleRecord, 'values'>>,
  values: InputFields,
  { allowSaveOnDuplicate, effects, ifUnmodifiedSince }: UpdateOptions = {},
): Promise<ConsoleRecord | undefined> =>
  noted(async () => {
    const info = await readObjectInfo(platform, apiName);
    const input = { ...updateInput(info, id, values), allowSaveOnDuplicate };
    const record = await saveRecord(platform, input, { effects, ifUnmodifiedSince });
    const saved = record && toConsoleRecord(record);
    const names = Object.keys(values).filter((name) => name in before && saved && name in saved.values);
    if (saved && names.length > 0)
      noteWritten({
        ...written('changed', saved, info),
        before: valuesOf(before, names),
        after: valuesOf(saved.values, names),
      });
    return saved;
  });

/** Saves values of a record that another one follows, which is read again, too. Answer and errors as for `changeRecord`. */
export const changeFollowedRecord = (
  platform: Platform,
  before: Parameters<typeof changeRecord>[1],
  values: InputFields,
  followerId: string,
): Promise<ConsoleRecord | undefined> =>
  writeTogether(platform, async () => {
    const saved = await changeRecord(platform, before, values);
    await notifyRecordsChanged(platform, [followerId]);
    return saved;
  });

/** Deletes a record; it can be restored. */
export const deleteRecord = (
  platform: Platform,
  record: Pick<ConsoleRecord, 'id' | 'apiName' | 'fields'>,
): Promise<void> =>
  noted(async () => {
    const info = await readObjectInfo(platform, record.apiName);
    await removeRecord(platform, record.id);
    noteWritten(written('deleted', record, info));
  });

function written(
  kind: Written['kind'],
  record: Pick<ConsoleRecord, 'id' | 'apiName' | 'fields'>,
  info: ObjectInfo,
): Written {
  const { id, apiName } = record;
  return { id, apiName, kind, name: distinctName(record, info) };
}

const valuesOf = (values: InputFields, names: readonly string[]): InputFields =>
  Object.fromEntries(names.map((name) => [name, values[name] ?? null]));

/** Creates, changes and deletes several records in one call. */
export const writeBatch = (platform: Platform, batch: RecordBatch) =>
  noted(() => writeTogether(platform, () => executeRecordBatch(platform, batch)));

type QuickAction = Parameters<typeof executeQuickAction>[1];
type QuickActionInput = Parameters<typeof executeQuickAction>[2];

/** Performs a quick action, which may also have changed the record that it was called for. */
export const performAction = (platform: Platform, action: QuickAction, input: QuickActionInput) =>
  noted(() =>
    writeTogether(platform, async () => {
      const done = await executeQuickAction(platform, action, input);
      if (input.contextId) await notifyRecordsChanged(platform, [input.contextId]);
      return done;
    }),
  );

/** Reads again what the screen shows of records that somebody else has changed. */
export const noteChangedElsewhere = (platform: Platform, recordIds: readonly string[]): Promise<void> =>
  notifyRecordsChanged(platform, recordIds);

/** Does several writes, which are taken back together; what they make stale is read again once, after the last one. */
export const writeTogether = <T>({ queryClient }: Platform, work: () => Promise<T>): Promise<T> =>
  refetchOnce(queryClient, () => writtenTogether(work));

async function noted<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    noteSessionExpiry(error);
    throw error;
  }
}

const emptyAsNull = (values: InputFields): InputFields =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value === '' ? null : value]));

const withoutEmpty = (values: InputFields): InputFields =>
  Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== '' && value !== null && value !== undefined),
  );
