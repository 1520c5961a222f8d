import type { CacheOptions } from '#client/cache/read.ts';
import type { Platform } from '#client/platform.ts';
import { readObjectInfo } from '#client/records/metadata.ts';
import { readRecord } from '#client/records/records.ts';
import type { RecordData } from '#client/records/types.ts';
import { getRecords } from '#generated/record-data/client.gen.ts';
import { throwAsHttpError } from './http-error.ts';
import { type ConsoleRecord, toConsoleRecord } from './record.ts';

/** What reading one record asks for beyond react-admin's own words. */
export interface RecordMeta {
  /** Whether a copy that is seconds old will not do, as where an edit starts. */
  isFresh?: boolean;
  /** Part of react-admin's cache key, since labels come in the language of the request. */
  locale?: string;
}

type LayoutType = 'Full' | 'Compact';
const LAYOUTS: LayoutType[] = ['Full', 'Compact'];

/** One record with the fields of its layouts. */
export async function readOne(
  platform: Platform,
  id: string,
  { isFresh }: RecordMeta,
): Promise<ConsoleRecord> {
  const options: CacheOptions = isFresh ? { cache: 'reload' } : {};
  const record = await readRecord(platform, id, { layoutTypes: LAYOUTS }, options).catch(throwAsHttpError);
  return toConsoleRecord(record as RecordData);
}

/** Several records of an object with their names; those that are gone are left out. */
export async function readMany(
  platform: Platform,
  objectApiName: string,
  ids: string[],
): Promise<ConsoleRecord[]> {
  const { nameFields } = await readObjectInfo(platform, objectApiName);
  const query = { optionalFields: nameFields.map((name) => `${objectApiName}.${name}`) };
  const { results } = await platform.read(getRecords, { path: { recordIds: ids }, query });
  return results.flatMap((item) =>
    item.statusCode === 200 ? [toConsoleRecord(item.result as RecordData)] : [],
  );
}
