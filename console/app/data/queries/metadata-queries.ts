import type { Platform } from '#client/platform.ts';
import { layoutInput, MASTER_RECORD_TYPE_ID } from '#client/records/metadata.ts';
import { objectInfoOptions } from '#client/records/object-infos.ts';
import {
  getLayout,
  getObjectInfo,
  getPicklistValuesByRecordType,
  getRelatedListsInfo,
} from '#generated/record-data/client.gen.ts';
import { platformQuery, sharedQuery, type Unasked } from './platform-query.ts';

/** What describes an object. */
export const objectInfoQuery = (platform: Platform, objectApiName: string | Unasked) =>
  sharedQuery(getObjectInfo, objectApiName && objectInfoOptions(platform, objectApiName));

interface LayoutUse {
  layoutType: 'Full' | 'Compact';
  mode: 'Create' | 'Edit' | 'View';
  recordTypeId?: string;
}

/** A layout of an object. */
export const layoutQuery = (platform: Platform, objectApiName: string | Unasked, use: LayoutUse) =>
  platformQuery(platform, getLayout, objectApiName && layoutInput({ objectApiName, ...use }));

/** The values of all picklists of an object for one record type, the master one unless told. */
export const picklistsQuery = (
  platform: Platform,
  objectApiName: string,
  recordTypeId: string | null = MASTER_RECORD_TYPE_ID,
) => {
  const path = { objectApiName, recordTypeId: recordTypeId ?? MASTER_RECORD_TYPE_ID };
  return platformQuery(platform, getPicklistValuesByRecordType, { path });
};

/** The related lists of an object, for one record type where it is told. */
export const relatedListsQuery = (
  platform: Platform,
  parentObjectApiName: string,
  recordTypeId?: string | null,
) =>
  platformQuery(platform, getRelatedListsInfo, {
    path: { parentObjectApiName },
    query: { recordTypeId: recordTypeId ?? undefined },
  });
