import { getChildRelationshipRecords } from '#generated/record-data/client.gen.ts';
import { platformPath } from '../../../model/metadata/platform-path.ts';
import type { RelatedList } from '../../../model/metadata/related-lists.ts';
import type { Viewer } from '../../../model/metadata/rights.ts';
import type { Schemas } from '../../../model/metadata/schemas.ts';
import type { AnyRow } from '../../../store/row.ts';
import type { Store } from '../../../store/store.ts';
import { readChildRows } from '../reading/read-rows.ts';
import { columnsOf, readParents } from '../reading/read-tree.ts';
import { represent } from '../reading/represent.ts';
import { visibleTable } from '../reading/visible-rows.ts';
import type { Selection } from '../selection/selection.ts';
import { type ChildPage, childToken } from './child-token.ts';

/** A child relationship with the fields of its records to answer. */
export interface AskedChildren {
  readonly list: RelatedList;
  readonly selection: Selection;
  /** The fields as the request names them, without the objects before. */
  readonly paths: readonly string[];
}

type Collection = Schemas['RecordCollection'];

/** The same page of one child relationship of every parent, the newest records first, by one query. */
export async function readChildPages(
  store: Store,
  asked: AskedChildren,
  parentIds: readonly string[],
  { page, pageSize }: Pick<ChildPage, 'page' | 'pageSize'>,
  viewer: Viewer,
): Promise<Map<string, Collection>> {
  const { list, selection, paths } = asked;
  const rows = await readChildRows(store, {
    table: visibleTable(list.child, viewer),
    columns: [...columnsOf(selection), list.fieldName],
    fieldName: list.fieldName,
    parentIds,
    offset: page * pageSize,
    limit: pageSize + 1,
  });
  const tree = await readParents(store, selection, rows);
  const byParent = Map.groupBy(rows, (row) => row[list.fieldName]);
  const collections = parentIds.map((parentId): [string, Collection] => {
    const found = byParent.get(parentId) ?? [];
    const place = { page, pageSize, parentId, relationshipName: list.relationshipName, paths };
    const records = found.slice(0, pageSize).map((row: AnyRow) => represent(tree, row, viewer));
    return [parentId, { ...links(place, found.length > pageSize), count: records.length, records }];
  });
  return new Map(collections);
}

function links(place: ChildPage, hasMore: boolean): Omit<Collection, 'count' | 'records'> {
  const current = childToken(place);
  const next = hasMore ? childToken({ ...place, page: place.page + 1 }) : null;
  const previous = place.page > 0 ? childToken({ ...place, page: place.page - 1 }) : null;
  return {
    currentPageToken: current,
    currentPageUrl: address(place, current),
    nextPageToken: next,
    nextPageUrl: next && address(place, next),
    previousPageToken: previous,
    previousPageUrl: previous && address(place, previous),
  };
}

function address({ parentId, relationshipName }: ChildPage, pageToken: string): string {
  const path = platformPath(getChildRelationshipRecords, { recordId: parentId, relationshipName });
  return `${path}?${new URLSearchParams({ pageToken })}`;
}
