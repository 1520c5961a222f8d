import { getMruListUi as operation } from '#generated/record-data/client.gen.ts';
import { tagged } from '../../../model/metadata/fingerprint.ts';
import { recentListView } from '../../../model/metadata/list-views.ts';
import { platformPath } from '../../../model/metadata/platform-path.ts';
import type { Handler } from '../../dispatch/handler.ts';
import { readListView } from '../list-views/list-records.ts';
import { readableObject, viewerOf } from '../viewer.ts';

/** Describes the list of recently used records of an object and reads one page of it. */
export const getMruListUi: Handler<'getMruListUi'> = async ({ path, query }, context) => {
  const viewer = viewerOf(context);
  const definition = readableObject(path.objectApiName, viewer);
  const url = platformPath(operation, { objectApiName: definition.apiName });
  const list = recentListView(definition, viewer);
  return { status: 200, body: tagged(await readListView(context, list, query, { url, viewer })) };
};
