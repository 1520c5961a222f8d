import { findRelatedList, type RelatedList } from '../../metadata/related-lists.ts';
import type { Viewer } from '../../metadata/rights.ts';
import type { Schemas } from '../../metadata/schemas.ts';
import { nameField } from '../../metadata/visible-fields.ts';
import type { ObjectDefinition } from '../../objects/definition/index.ts';
import type { AnyRow } from '../../store/row.ts';
import type { Store } from '../../store/store.ts';
import { invalidField } from '../faults.ts';
import { readChildRows } from '../reading/read-rows.ts';
import { columnsOf, readParents } from '../reading/read-tree.ts';
import { represent } from '../reading/represent.ts';
import { addPath, type Selection, selectionOf } from '../selection/selection.ts';

/** Lists of records that refer to the ones read, each `Object.Relationship` or `Object.Relationship.Field`. */
export interface ChildRequest {
  readonly childRelationships?: readonly string[] | undefined;
  /** Records of each list on one page. */
  readonly pageSize: number;
}

type Collections = Record<string, Schemas['RecordCollection']>;

/** The first page of each child relationship asked for, by parent id. One query per relationship. */
export async function readChildren(
  store: Store,
  parent: ObjectDefinition,
  parentIds: readonly string[],
  request: ChildRequest,
  viewer: Viewer,
): Promise<Map<string, Collections>> {
  const found = new Map<string, Collections>(parentIds.map((id) => [id, {}]));
  for (const { list, selection } of askedLists(parent, request, viewer)) {
    const rows = await readChildRows(store, {
      definition: list.child,
      columns: [...columnsOf(selection), list.fieldName],
      fieldName: list.fieldName,
      parentIds,
      limit: request.pageSize + 1,
    });
    const tree = await readParents(store, selection, rows);
    const byParent = Map.groupBy(rows, (row) => row[list.fieldName]);
    for (const id of parentIds) {
      const records = (row: AnyRow) => represent(tree, row, viewer.language);
      const collection = firstPage(byParent.get(id) ?? [], request.pageSize, records, {
        id,
        list,
        selection,
      });
      Object.assign(found.get(id) ?? {}, { [list.relationshipName]: collection });
    }
  }
  return found;
}

interface Asked {
  readonly list: RelatedList;
  readonly selection: Selection;
}

function askedLists(
  parent: ObjectDefinition,
  { childRelationships = [] }: ChildRequest,
  viewer: Viewer,
): Asked[] {
  const asked = new Map<string, Asked>();
  for (const name of childRelationships) {
    const [object = '', relationship = '', ...path] = name.split('.');
    const list = findRelatedList(parent, relationship);
    const isOurs = object.toLowerCase() === parent.apiName.toLowerCase();
    if (!isOurs || !list || !viewer.rights(list.child).readable) throw invalidField(name, parent);
    const known = asked.get(list.relationshipName) ?? { list, selection: selectionOf(list.child) };
    asked.set(list.relationshipName, known);
    const field = path.length > 0 ? path : [nameField(list.child)];
    if (!addPath(known.selection, field, viewer)) throw invalidField(name, parent);
  }
  return [...asked.values()];
}

/** The platform's own form of a child token: start, size, parent, relationship and fields (platform-facts.md §8). */
function firstPage(
  rows: readonly AnyRow[],
  pageSize: number,
  represented: (row: AnyRow) => Schemas['Record'],
  { id, list, selection }: Asked & { id: string },
): Schemas['RecordCollection'] {
  const page = rows.slice(0, pageSize);
  const token = (start: number) =>
    `${start};${pageSize};${id};${list.relationshipName};${[...selection.fields].join(',')};`;
  return {
    count: page.length,
    currentPageToken: token(0),
    currentPageUrl: null,
    nextPageToken: rows.length > pageSize ? token(1) : null,
    nextPageUrl: null,
    previousPageToken: null,
    previousPageUrl: null,
    records: page.map(represented),
  };
}
