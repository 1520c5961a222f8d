import { PlatformError } from '#client/errors/index.ts';
import type { Data, Input, Operation, OperationId } from '#client/operation.ts';
import type { Platform } from '#client/platform.ts';
import { MASTER_RECORD_TYPE_ID } from '#client/records/metadata.ts';
import { getLimits, getVersions } from '#generated/platform/client.gen.ts';
import {
  getListInfoByName,
  getListInfosByObjectName,
  getListRecordsByName,
  getObjectInfo,
  getObjectInfoDirectory,
  getPicklistValuesByRecordType,
  getRecord,
} from '#generated/record-data/client.gen.ts';

/** Objects that every store has; where a person sees one not, another one of theirs stands in. */
const OBJECTS = ['Account', 'Product2', 'Case'];
const OF_ALL = 3;
const OF_ONE_OBJECT = 6;

interface Reading {
  signal: AbortSignal;
  /** Is told after each read which part of them is done, from 0 to 1. */
  onProgress: (share: number) => void;
}

/** Reads once; undefined where the input is not known, or nothing of use was answered. */
type Ask = <Id extends OperationId>(
  operation: Operation<Id>,
  input: Input<Id> | '' | false | null | undefined,
) => Promise<Data<Id> | undefined>;

/**
 * Asks the platform for a fixed set of things, which changes no data: versions, limits, the directory, and of three
 * objects their description, lists, rows, a record and picklists. Whoever records calls has them then.
 */
export async function readHarmlessly(platform: Platform, { signal, onProgress }: Reading): Promise<void> {
  let done = 0;
  const ask: Ask = async (operation, input) => {
    if (signal.aborted) return undefined;
    try {
      return input ? (await platform.send(operation, input, { signal })).data : undefined;
    } catch (error) {
      // What was answered is recorded; the next read is worth a try all the same.
      if (!(error instanceof PlatformError)) throw error;
      return undefined;
    } finally {
      done += 1;
      onProgress(done / (OF_ALL + OBJECTS.length * OF_ONE_OBJECT));
    }
  };
  await ask(getVersions, {});
  await ask(getLimits, {});
  const directory = await ask(getObjectInfoDirectory, {});
  for (const name of chosenObjects(Object.keys(directory?.objects ?? {}))) await readObject(ask, name);
}

const chosenObjects = (seen: readonly string[]): string[] =>
  [...OBJECTS.filter((name) => seen.includes(name)), ...seen.filter((name) => !OBJECTS.includes(name))].slice(
    0,
    OBJECTS.length,
  );

/** An answer may depart from its contract here, which its type does not tell: nothing in it is relied on. */
async function readObject(ask: Ask, objectApiName: string): Promise<void> {
  const path = { objectApiName };
  const info = await ask(getObjectInfo, { path });
  const lists = await ask(getListInfosByObjectName, { path });
  const listViewApiName = lists && 'lists' in lists && lists.lists?.[0]?.apiName;
  const list = listViewApiName && { path: { objectApiName, listViewApiName } };
  await ask(getListInfoByName, list);
  const rows = await ask(getListRecordsByName, list && { ...list, body: { pageSize: 5 } });
  const recordId = rows?.records?.[0]?.id;
  await ask(getRecord, recordId && { path: { recordId }, query: { layoutTypes: ['Full'] } });
  const recordTypeId = info?.defaultRecordTypeId ?? MASTER_RECORD_TYPE_ID;
  await ask(getPicklistValuesByRecordType, { path: { objectApiName, recordTypeId } });
}
