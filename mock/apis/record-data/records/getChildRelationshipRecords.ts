import { getRecordLimits } from '#generated/record-data/constants.gen.ts';
import { nameField } from '../../../objects/index.ts';
import type { Handler } from '../../dispatch/handler.ts';
import { askedParent, askedRelatedList } from '../related-lists/asked-related-list.ts';
import { addListFields } from '../selection/requested-fields.ts';
import { selectionOf } from '../selection/selection.ts';
import { viewerOf } from '../viewer.ts';
import { readChildPages } from './child-pages.ts';
import { childPageOf } from './child-token.ts';

/** Reads a further page of a child relationship; a token tells the page, its size and the fields of the first one. */
export const getChildRelationshipRecords: Handler<'getChildRelationshipRecords'> = async (
  { path, query },
  context,
) => {
  const viewer = viewerOf(context);
  const { store } = context;
  const parent = await askedParent(store, path.recordId, viewer);
  const list = askedRelatedList(parent.definition, path.relationshipName, viewer);
  const given = query.pageToken ? childPageOf(query.pageToken, parent.id, list.relationshipName) : undefined;
  const { pageSize = given?.pageSize ?? getRecordLimits.pageSize.default } = query;
  const selection = selectionOf(list.child);
  const asked = query.fields ?? given?.paths ?? [];
  const fields = asked.length > 0 || query.optionalFields ? asked : [nameField(list.child)];
  addListFields(selection, { fields, optionalFields: query.optionalFields }, viewer);
  const paths = [...fields, ...(query.optionalFields ?? [])];
  const page = { page: given?.page ?? 0, pageSize };
  const pages = await readChildPages(store, { list, selection, paths }, [parent.id], page, viewer);
  return { status: 200, body: pages.get(parent.id) as NonNullable<ReturnType<typeof pages.get>> };
};
