import { getPicklistValues, getPicklistValuesByRecordType } from '#generated/record-data/client.gen.ts';
import { picklistsConstants } from '#generated/record-data/constants.gen.ts';
import { type BatchItem, failedItems } from '../cache/failed-items.ts';
import { FetchError } from '../errors/index.ts';
import type { ErrorEntry } from '../errors/platform-error.ts';
import type { Platform } from '../platform.ts';
import { MASTER_RECORD_TYPE_ID } from './metadata.ts';
import { refuseUnknownAttributes } from './picklist-attributes.ts';
import type { PicklistFields, PicklistValues } from './types.ts';

/** The values of one field, or why they could not be read. */
export type PicklistItem =
  | { statusCode: 200; result: PicklistValues }
  | { statusCode: number; result: readonly ErrorEntry[] };

/**
 * Values of all picklists of an object for one record type.
 *
 * @throws CommerceError `Invalid discriminatorValue` for attributes of a kind that nobody knows (RD-PICK-06)
 */
export async function readPicklists(
  platform: Platform,
  objectApiName: string,
  recordTypeId: string = MASTER_RECORD_TYPE_ID,
): Promise<PicklistFields> {
  const path = { objectApiName, recordTypeId };
  const { picklistFieldValues } = await platform.read(getPicklistValuesByRecordType, { path });
  for (const { values } of Object.values(picklistFieldValues)) refuseUnknownAttributes(values);
  return picklistFieldValues;
}

/**
 * Values of some picklists of an object, each with a status of its own, in the order asked. One that fails is
 * remembered for 15 minutes, unless it is not there (RD-CACHE-43).
 *
 * @throws CommerceError `Invalid discriminatorValue`; NetworkError where the platform does not answer
 */
export async function readPicklistsOf(
  platform: Platform,
  objectApiName: string,
  fieldApiNames: readonly string[],
  recordTypeId: string = MASTER_RECORD_TYPE_ID,
): Promise<PicklistItem[]> {
  const inputFor = (fieldApiName: string) => ({ path: { objectApiName, recordTypeId, fieldApiName } });
  const readOf = (name: string) => platform.queryOptions(getPicklistValues, inputFor(name)).queryKey;
  const failures = failedItems(platform, readOf, picklistsConstants.failedItemMemoryMs);
  const readOne = async (name: string): Promise<BatchItem> => {
    const known = failures.recall(name);
    if (known) return known;
    try {
      const result = await platform.read(getPicklistValues, inputFor(name));
      refuseUnknownAttributes(result.values);
      return { statusCode: 200, result };
    } catch (error) {
      if (!(error instanceof FetchError)) throw error;
      const item = { statusCode: error.status, result: error.errors };
      if (error.status !== 404) failures.keep(name, item);
      return item;
    }
  };
  return (await Promise.all(fieldApiNames.map(readOne))) as PicklistItem[];
}
