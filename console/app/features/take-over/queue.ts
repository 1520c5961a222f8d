import type { ObjectInfo, RecordData } from '#client/records/types.ts';
import { type ConsoleRecord, relatedRecord } from '../../data/record.ts';

const OWNER = 'OwnerId';
const QUEUE = 'Group';

/** Whether records of the object may belong to a queue, and this person may give them to somebody. */
export function isTakenOver({ fields, updateable }: Pick<ObjectInfo, 'fields' | 'updateable'>): boolean {
  const owner = fields[OWNER];
  return (
    updateable &&
    owner?.updateable === true &&
    owner.referenceToInfos.some(({ apiName }) => apiName === QUEUE)
  );
}

/** Who has the record, as far as it was read. */
export const ownerOf = (
  { fields }: Pick<ConsoleRecord, 'fields'>,
  info: Pick<ObjectInfo, 'fields'>,
): RecordData | undefined => relatedRecord(fields, info.fields[OWNER]?.relationshipName);

/** Whether a queue has the record, so that it is still anybody's. */
export const isInQueue = (record: Pick<ConsoleRecord, 'fields'>, info: Pick<ObjectInfo, 'fields'>): boolean =>
  ownerOf(record, info)?.apiName === QUEUE;
