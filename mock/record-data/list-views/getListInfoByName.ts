import type { Handler } from '../../dispatch/handler.ts';
import { listInfo } from '../../metadata/list-info.ts';
import { readableObject, viewerOf } from '../viewer.ts';
import { askedListView } from './asked-list-view.ts';

/** Describes one list view. */
export const getListInfoByName: Handler<'getListInfoByName'> = ({ path }, context) => {
  const viewer = viewerOf(context);
  const definition = readableObject(path.objectApiName, viewer);
  return { status: 200, body: listInfo(definition, askedListView(definition, path.listViewApiName), viewer) };
};
