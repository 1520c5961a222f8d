import { getSObjectRecord } from '#generated/platform/client.gen.ts';
import { platformPath } from '../../../model/metadata/platform-path.ts';

/** What a record says of itself: its object and its address. */
export interface Attributes {
  type: string;
  url: string;
}

/** The attributes of a record. */
export function attributesOf(apiName: string, id: string): Attributes {
  return { type: apiName, url: platformPath(getSObjectRecord, { sObjectName: apiName, recordId: id }) };
}
