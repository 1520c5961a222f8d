import {
  getLayout,
  getListInfoByName,
  getListInfosByObjectName,
  getObjectInfoDirectory,
  getRecordDefaultsForCreate,
} from '#generated/record-data/client.gen.ts';
import { getLayoutLimits, objectInfoConstants } from '#generated/record-data/constants.gen.ts';
import { invalidConfig } from '../errors/index.ts';
import { type Check, isName, isOneOf, withMembers } from '../forms.ts';
import type { Data, Input } from '../operation.ts';
import type { Platform } from '../platform.ts';
import type { ListInfoSummary } from './types.ts';

export { readObjectInfo } from './object-infos.ts';

/** Stands for having no record type of its own (RD-LAYOUT-07). */
export const MASTER_RECORD_TYPE_ID = objectInfoConstants.masterRecordTypeId;

/** Every object the session may see, by API name. */
export const readDirectory = async (platform: Platform) =>
  (await platform.read(getObjectInfoDirectory, {})).objects;

interface LayoutChoice {
  objectApiName: string;
  layoutType: 'Full' | 'Compact';
  mode: 'Create' | 'Edit' | 'View';
  /** Default: the master record type (RD-LAYOUT-07). */
  recordTypeId?: string | null;
}

const isLayoutChoice: Check = withMembers({
  objectApiName: isName,
  layoutType: isOneOf(getLayoutLimits.layoutType.enum),
  mode: isOneOf(getLayoutLimits.mode.enum),
});

/**
 * What is asked for one layout of an object.
 *
 * @throws CommerceError `Invalid config for getLayout` without object, layout type or mode, or with ones that do not
 * exist (RD-LAYOUT-02 to RD-LAYOUT-06)
 */
export function layoutInput(choice: LayoutChoice): Input<'getLayout'> {
  if (!isLayoutChoice(choice)) throw invalidConfig(getLayout.operationId);
  const { objectApiName, layoutType, mode, recordTypeId } = choice;
  return {
    path: { objectApiName },
    query: { layoutType, mode, recordTypeId: recordTypeId ?? MASTER_RECORD_TYPE_ID },
  };
}

/** The list views of an object, all of them on one page. */
export async function readListViews(platform: Platform, objectApiName: string) {
  const query = { pageSize: 2000 };
  return listViewsIn(await platform.read(getListInfosByObjectName, { path: { objectApiName }, query }));
}

/** The list views in an answer; none where an id was asked for, which is answered with that list view itself. */
export const listViewsIn = (answer: Data<'getListInfosByObjectName'>): ListInfoSummary[] =>
  'lists' in answer ? answer.lists : [];

export const readListInfo = (platform: Platform, objectApiName: string, listViewApiName: string) =>
  platform.read(getListInfoByName, { path: { objectApiName, listViewApiName } });

export const readRecordDefaults = (platform: Platform, objectApiName: string) =>
  platform.read(getRecordDefaultsForCreate, { path: { objectApiName } });
