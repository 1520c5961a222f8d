import type { Viewer } from '../../../model/metadata/rights.ts';
import { nameField, objectDefinitions } from '../../../objects/index.ts';
import { profileId } from '../../../store/metadata-records.ts';
import type { Handler, RequestContext } from '../../dispatch/handler.ts';
import { recentIds } from '../../record-data/recent-use/recent-use.ts';
import { readableObject, viewerOf } from '../../record-data/viewer.ts';
import { readByIds } from '../records/read-by-ids.ts';
import { isUnmodified } from './conditions/moments.ts';
import { sObjectBasics } from './sobject-basics.ts';
import { sObjectDescribe } from './sobject-describe.ts';

/** Records that one call may write. */
const MOST_RECORDS = 200;

/** The objects whose records the user may read (PF-REST-03). */
export const getSObjects: Handler<'getSObjects'> = async ({ headers }, context) => {
  const viewer = viewerOf(context);
  const changed = await definitionsChanged(viewer, context);
  if (isUnmodified(headers, changed)) return { status: 304 };
  const readable = objectDefinitions.filter((definition) => viewer.rights(definition).readable);
  const sobjects = readable.map((definition) => sObjectBasics(definition, viewer));
  return {
    status: 200,
    headers: { 'last-modified': changed.toUTCString() },
    body: { encoding: 'UTF-8', maxBatchSize: MOST_RECORDS, sobjects },
  };
};

/** The basics of an object with the records that the user has used last. */
export const getSObject: Handler<'getSObject'> = async ({ path }, context) => {
  const viewer = viewerOf(context);
  const definition = readableObject(path.sObjectName, viewer);
  const ids = await recentIds(context.store, viewer.userId, definition.apiName);
  const paths = [...new Set(['Id', nameField(definition)])];
  const recent = await readByIds(context.store, { definition, paths, ids }, viewer);
  const body = { objectDescribe: sObjectBasics(definition, viewer), recentItems: [...recent.values()] };
  return { status: 200, body };
};

/** What an object is made of, as far as the user may see it. */
export const getSObjectDescribe: Handler<'getSObjectDescribe'> = async ({ path, headers }, context) => {
  const viewer = viewerOf(context);
  const definition = readableObject(path.sObjectName, viewer);
  const changed = await definitionsChanged(viewer, context);
  if (isUnmodified(headers, changed)) return { status: 304 };
  return {
    status: 200,
    headers: { 'last-modified': changed.toUTCString() },
    body: sObjectDescribe(definition, viewer),
  };
};

/** When the objects were changed last: the records that mirror them, such as profiles, are written again then. */
async function definitionsChanged({ profileName }: Viewer, { store }: RequestContext): Promise<Date> {
  const profile = await store.get('Profile', profileId(profileName));
  return new Date(profile?.LastModifiedDate ?? 0);
}
