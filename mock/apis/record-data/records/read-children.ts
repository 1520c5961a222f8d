import { findRelatedList } from '../../../model/metadata/related-lists.ts';
import type { Viewer } from '../../../model/metadata/rights.ts';
import type { Schemas } from '../../../model/metadata/schemas.ts';
import type { ObjectDefinition } from '../../../objects/definition/index.ts';
import { nameField } from '../../../objects/index.ts';
import type { Store } from '../../../store/store.ts';
import { invalidField } from '../faults.ts';
import { addPath, selectionOf } from '../selection/selection.ts';
import { type AskedChildren, readChildPages } from './child-pages.ts';

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
  { childRelationships = [], pageSize }: ChildRequest,
  viewer: Viewer,
): Promise<Map<string, Collections>> {
  const found = new Map<string, Collections>(parentIds.map((id) => [id, {}]));
  for (const asked of askedLists(parent, childRelationships, viewer)) {
    const pages = await readChildPages(store, asked, parentIds, { page: 0, pageSize }, viewer);
    for (const [id, page] of pages)
      Object.assign(found.get(id) ?? {}, { [asked.list.relationshipName]: page });
  }
  return found;
}

function askedLists(
  parent: ObjectDefinition,
  childRelationships: readonly string[],
  viewer: Viewer,
): AskedChildren[] {
  const asked = new Map<string, AskedChildren & { readonly paths: string[] }>();
  for (const name of childRelationships) {
    const [object = '', relationship = '', ...path] = name.split('.');
    const list = findRelatedList(parent, relationship, viewer);
    const isOurs = object.toLowerCase() === parent.apiName.toLowerCase();
    if (!isOurs || !list || !viewer.rights(list.child).readable) throw invalidField(name, parent);
    const known = asked.get(list.relationshipName) ?? { list, selection: selectionOf(list.child), paths: [] };
    asked.set(list.relationshipName, known);
    const field = path.length > 0 ? path : [nameField(list.child)];
    if (!addPath(known.selection, field, viewer)) throw invalidField(name, parent);
    known.paths.push(field.join('.'));
  }
  return [...asked.values()];
}
