import type { Handler } from '../../dispatch/handler.ts';
import { relatedListInfo } from '../../metadata/related-lists.ts';
import { askedRecordType } from '../picklists/asked-record-type.ts';
import { addListFields } from '../selection/requested-fields.ts';
import { selectionOf } from '../selection/selection.ts';
import { readableObject, viewerOf } from '../viewer.ts';
import { askedRelatedList } from './asked-related-list.ts';

/** Describes one related list; a field asked for that does not exist is a 400. */
export const getRelatedListInfo: Handler<'getRelatedListInfo'> = ({ path, query }, context) => {
  const viewer = viewerOf(context);
  const parent = readableObject(path.parentObjectApiName, viewer);
  const list = askedRelatedList(parent, path.relatedListId, viewer);
  if (query.recordTypeId) askedRecordType(parent, query.recordTypeId);
  addListFields(selectionOf(list.child), query, viewer);
  const { restrictColumnsToLayout = true, ...request } = query;
  return { status: 200, body: relatedListInfo(list, { ...request, restrictColumnsToLayout }, viewer) };
};
