import { nameField } from '../../../model/metadata/visible-fields.ts';
import { objectDefinitions } from '../../../objects/index.ts';
import type { Handler } from '../../dispatch/handler.ts';
import { recentIds } from '../../record-data/recent-use/recent-use.ts';
import { readableObject, viewerOf } from '../../record-data/viewer.ts';
import { readByIds } from '../records/read-by-ids.ts';
import { sObjectBasics } from './sobject-basics.ts';
import { sObjectDescribe } from './sobject-describe.ts';

/** Records that one call may write. */
const MOST_RECORDS = 200;

/** The objects whose records the user may read (PF-REST-03). */
export const getSObjects: Handler<'getSObjects'> = (_, context) => {
  const viewer = viewerOf(context);
  const readable = objectDefinitions.filter((definition) => viewer.rights(definition).readable);
  const sobjects = readable.map((definition) => sObjectBasics(definition, viewer));
  return { status: 200, body: { encoding: 'UTF-8', maxBatchSize: MOST_RECORDS, sobjects } };
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
export const getSObjectDescribe: Handler<'getSObjectDescribe'> = ({ path }, context) => {
  const viewer = viewerOf(context);
  return { status: 200, body: sObjectDescribe(readableObject(path.sObjectName, viewer), viewer) };
};
