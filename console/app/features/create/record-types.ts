import type { ObjectInfo } from '#client/records/types.ts';

type RecordType = ObjectInfo['recordTypeInfos'][string];

/** The record types that a new record may have, the default one first. */
export const choosableRecordTypes = ({ recordTypeInfos }: ObjectInfo): RecordType[] =>
  Object.values(recordTypeInfos)
    .filter(({ available, master }) => available && !master)
    .sort((one, other) => Number(other.defaultRecordTypeMapping) - Number(one.defaultRecordTypeMapping));
