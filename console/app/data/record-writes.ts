import type { Platform } from '#client/platform.ts';
import { readObjectInfo } from '#client/records/metadata.ts';
import { createInput, updateInput } from '#client/records/record-input.ts';
import { removeRecord, saveNewRecord, saveRecord } from '#client/records/records.ts';
import type { InputFields } from '#client/records/types.ts';
import { throwAsHttpError } from './http-error.ts';
import { type ConsoleRecord, changedValues, toConsoleRecord } from './record.ts';

/** What an update asks for beyond react-admin's own words. */
export interface UpdateMeta {
  /** Version that the edit started from; a newer one refuses it with 412. */
  ifUnmodifiedSince?: string;
}

/** Creates a record; undefined where it was saved but may not be seen. */
export async function createOne(platform: Platform, objectApiName: string, values: InputFields) {
  const info = await readObjectInfo(platform, objectApiName);
  const record = await saveNewRecord(platform, createInput(info, withoutEmpty(values))).catch(
    throwAsHttpError,
  );
  return record && toConsoleRecord(record);
}

/** Saves what differs from the record before; undefined where it was saved but may not be seen any more. */
export async function updateOne(
  platform: Platform,
  before: ConsoleRecord,
  values: InputFields,
  meta: UpdateMeta,
) {
  const info = await readObjectInfo(platform, before.apiName);
  const input = updateInput(info, before.id, emptyAsNull(changedValues(before.values, values)));
  const record = await saveRecord(platform, input, meta).catch(throwAsHttpError);
  return record && toConsoleRecord(record);
}

export const deleteOne = (platform: Platform, id: string): Promise<void> =>
  removeRecord(platform, id).catch(throwAsHttpError);

const emptyAsNull = (values: InputFields): InputFields =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value === '' ? null : value]));

const withoutEmpty = (values: InputFields): InputFields =>
  Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== '' && value !== null && value !== undefined),
  );
