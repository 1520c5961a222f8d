import type { Platform } from '#client/platform.ts';
import { readObjectInfo } from '#client/records/metadata.ts';
import { createInput, updateInput } from '#client/records/record-input.ts';
import { removeRecord, saveNewRecord, saveRecord } from '#client/records/records.ts';
import type { InputFields } from '#client/records/types.ts';
import { throwAsHttpError } from './http-error.ts';
import { type ConsoleRecord, changedValues, toConsoleRecord } from './record.ts';

/** What any save asks for beyond react-admin's own words. */
export interface SaveMeta {
  /** Whether the person wants the record although it duplicates others. */
  allowSaveOnDuplicate?: boolean;
}

/** What an update asks for on top of that. */
export interface UpdateMeta extends SaveMeta {
  /** Version that the edit started from; a newer one refuses it with 412. */
  ifUnmodifiedSince?: string;
}

/** Creates a record; undefined where it was saved but may not be seen. */
export async function createOne(
  platform: Platform,
  objectApiName: string,
  values: InputFields,
  { allowSaveOnDuplicate }: SaveMeta = {},
) {
  const info = await readObjectInfo(platform, objectApiName);
  const input = { ...createInput(info, withoutEmpty(values)), allowSaveOnDuplicate };
  const record = await saveNewRecord(platform, input).catch(throwAsHttpError);
  return record && toConsoleRecord(record);
}

/** Saves what differs from the record before; undefined where it was saved but may not be seen any more. */
export async function updateOne(
  platform: Platform,
  before: ConsoleRecord,
  values: InputFields,
  { allowSaveOnDuplicate, ...meta }: UpdateMeta,
) {
  const info = await readObjectInfo(platform, before.apiName);
  const input = updateInput(info, before.id, emptyAsNull(changedValues(before.values, values)));
  const record = await saveRecord(platform, { ...input, allowSaveOnDuplicate }, meta).catch(throwAsHttpError);
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
