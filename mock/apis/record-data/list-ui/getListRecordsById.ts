import { getListRecordsById as operation } from '#generated/record-data/client.gen.ts';
import { platformPath } from '../../../model/metadata/platform-path.ts';
import type { Handler } from '../../dispatch/handler.ts';
import { readListView } from '../list-views/list-records.ts';
import { askedListViewById } from '../list-views/stored-list-views.ts';
import { fullId } from '../record-ids.ts';
import { viewerOf } from '../viewer.ts';

/** Reads one page of a list view that is known by its id. */
export const getListRecordsById: Handler<'getListRecordsById'> = async ({ path, query }, context) => {
  const viewer = viewerOf(context);
  const listViewId = fullId(path.listViewId);
  const list = await askedListViewById(context.store, listViewId, viewer);
  const url = platformPath(operation, { listViewId });
  const { records } = await readListView(context, list, query, { url, viewer });
  return { status: 200, body: records };
};
