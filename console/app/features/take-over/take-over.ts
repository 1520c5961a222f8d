import { FetchError } from '#client/errors/index.ts';
import type { Platform } from '#client/platform.ts';
import type { ObjectInfo } from '#client/records/types.ts';
import { getRecord } from '#generated/record-data/client.gen.ts';
import { type ConsoleRecord, toConsoleRecord } from '../../data/record.ts';
import { recordName } from '../../data/record-name.ts';
import { changeRecord } from '../../data/record-service.ts';
import { isInQueue, ownerOf } from './queue.ts';

/** The person that has a record which was to be taken over. */
export interface Holder {
  id: string;
  name: string;
}

/** Somebody may change other fields meanwhile; who is refused as often as this is told that. */
const MOST_TRIES = 3;

/**
 * Gives a record that a queue has to a person: it is saved in the version in which the queue had it, so that of two
 * persons one gets it (RD-LIST-26). Answers who has it where that is no queue any more, undefined once it is taken over.
 *
 * @throws FetchError for who may not change it, and where it is changed all the time
 */
export async function takeOver(
  platform: Platform,
  info: ObjectInfo,
  recordId: string,
  userId: string,
): Promise<Holder | undefined> {
  for (let tries = 1; ; tries += 1) {
    const record = await readOwner(platform, info, recordId);
    const owner = ownerOf(record, info);
    if (!isInQueue(record, info)) return owner && { id: owner.id ?? '', name: recordName(owner) };
    try {
      await changeRecord(platform, record, { OwnerId: userId }, { ifUnmodifiedSince: record.systemModstamp });
      return undefined;
    } catch (error) {
      const isOvertaken = error instanceof FetchError && error.status === 412;
      if (!isOvertaken || tries === MOST_TRIES) throw error;
    }
  }
}

/** The record as the platform has it now, whatever was read before. */
async function readOwner(platform: Platform, info: ObjectInfo, recordId: string): Promise<ConsoleRecord> {
  const { apiName, fields, nameFields } = info;
  const names = ['OwnerId', `${fields.OwnerId?.relationshipName}.Name`, ...nameFields];
  const query = { optionalFields: names.map((name) => `${apiName}.${name}`) };
  const path = { recordId };
  return toConsoleRecord(await platform.read(getRecord, { path, query }, { cache: 'reload' }));
}
