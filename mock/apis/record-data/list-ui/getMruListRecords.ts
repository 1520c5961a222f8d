import { getMruListRecords as operation } from '#generated/record-data/client.gen.ts';
import { recentListView } from '../../../model/metadata/list-views.ts';
import { platformPath } from '../../../model/metadata/platform-path.ts';
import type { Handler } from '../../dispatch/handler.ts';
import { readListView } from '../list-views/list-records.ts';
import { readableObject, viewerOf } from '../viewer.ts';

/** Reads one page of the records of an object that the user has used last. */
export const getMruListRecords: Handler<'getMruListRecords'> = async ({ path, query }, context) => {
  const viewer = viewerOf(context);
  const definition = readableObject(path.objectApiName, viewer);
  const url = platformPath(operation, { objectApiName: definition.apiName });
  const list = recentListView(definition, viewer);
  const { records } = await readListView(context, list, query, { url, viewer });
  return { status: 200, body: records };
};
