import { listViewAccess } from '../../../model/access/list-view-access.ts';
import { visibleColumns } from '../../../model/metadata/columns.ts';
import {
  findStandardListView,
  type ListView,
  standardListViews,
} from '../../../model/metadata/list-views.ts';
import type { Viewer } from '../../../model/metadata/rights.ts';
import type { ObjectDefinition } from '../../../objects/definition/index.ts';
import { findObject, nameField, objects } from '../../../objects/index.ts';
import type { Row } from '../../../store/row.ts';
import type { Store } from '../../../store/store.ts';
import { insufficientAccess, notFound } from '../faults.ts';
import { readableObject } from '../viewer.ts';
import { withQueue } from './queues.ts';

type ListViewRow = Row<'ListView'>;

/** The list views of an object that the viewer sees: those of the definition, then the saved ones by label. */
export async function visibleListViews(
  store: Store,
  definition: ObjectDefinition,
  viewer: Viewer,
): Promise<ListView[]> {
  const rows = await store.find('ListView', { where: { SobjectType: definition.apiName } });
  const byId = new Map(rows.map((row) => [row.Id, row]));
  const standard = await Promise.all(
    standardListViews(definition, viewer).map((list) =>
      rearranged(store, list, byId.get(list.id ?? ''), viewer),
    ),
  );
  const ids = new Set(standard.map(({ id }) => id));
  const others = rows.filter(({ Id }) => !ids.has(Id));
  const saved = await Promise.all(others.map((row) => savedList(store, definition, row, viewer)));
  const visible = saved.filter((list) => listViewAccess(list, viewer).see);
  return [...standard, ...visible.sort((a, b) => a.label.localeCompare(b.label, viewer.language))];
}

/** A list view by its API name without regard to case; 404 when the object has none that the viewer sees. */
export async function askedListView(
  store: Store,
  definition: ObjectDefinition,
  apiName: string,
  viewer: Viewer,
): Promise<ListView> {
  const standard = findStandardListView(definition, apiName, viewer);
  if (standard)
    return standard.id === null
      ? standard
      : rearranged(store, standard, await rowOf(store, standard.id), viewer);
  const row = await findListViewRow(store, definition, apiName);
  return visible(row && (await savedList(store, definition, row, viewer)), viewer);
}

/** Whether this is the id of a list view: names of objects do not begin with a digit, its id always does. */
export const isListViewId = (asked: string) => asked.startsWith(objects.ListView.keyPrefix);

/** A list view by the id of its record; 404 likewise, and when the records in it may not be read. */
export async function askedListViewById(store: Store, id: string, viewer: Viewer): Promise<ListView> {
  const row = await rowOf(store, id);
  const definition = row && findObject(row.SobjectType);
  if (!definition) throw notFound();
  const seen = readableObject(definition.apiName, viewer);
  const standard = standardListViews(seen, viewer).find((list) => list.id === id);
  return standard
    ? rearranged(store, standard, row, viewer)
    : visible(await savedList(store, seen, row, viewer), viewer);
}

/** The record of a saved list view by its API name, whoever may see it. */
export async function findListViewRow(
  store: Store,
  definition: ObjectDefinition,
  apiName: string,
): Promise<ListViewRow | undefined> {
  // The underscores of a name would stand for any character in a pattern.
  const DeveloperName = { like: apiName.replaceAll('_', '\\_') };
  return store.findOne('ListView', { where: { SobjectType: definition.apiName, DeveloperName } });
}

/** 403 unless the viewer may do it. */
export function refuseUnless(allowed: boolean): void {
  if (!allowed) throw insufficientAccess();
}

function visible(list: ListView | undefined, viewer: Viewer): ListView {
  if (!list || !listViewAccess(list, viewer).see) throw notFound();
  return list;
}

function rowOf(store: Store, id: string): Promise<ListViewRow | undefined> {
  return store.get('ListView', id);
}

/** A list of the definitions as a merchandiser has rearranged it: what its record leaves empty stays. */
async function rearranged(
  store: Store,
  list: ListView,
  row: ListViewRow | undefined,
  viewer: Viewer,
): Promise<ListView> {
  if (!row) return list;
  const after = { ...list, ...contentOf(list.definition, row, list, viewer) };
  return withQueue(store, after, row.ScopeEntityId__c);
}

async function savedList(
  store: Store,
  definition: ObjectDefinition,
  row: ListViewRow,
  viewer: Viewer,
): Promise<ListView> {
  const name = nameField(definition);
  const empty = { columns: [name], filters: [], filterLogic: null, scope: 'everything' } as const;
  const list: ListView = {
    definition,
    kind: 'custom',
    apiName: row.DeveloperName,
    id: row.Id,
    label: row.Name,
    orderBy: [{ field: name, ascending: true }],
    visibility: row.Visibility__c,
    shares: parsed(row.Shares__c) ?? [],
    ownerId: row.CreatedById,
    scopeEntity: null,
    ...contentOf(definition, row, empty, viewer),
  };
  return withQueue(store, list, row.ScopeEntityId__c);
}

type Content = Pick<ListView, 'columns' | 'filters' | 'filterLogic' | 'scope'>;

function contentOf(
  definition: ObjectDefinition,
  row: ListViewRow,
  otherwise: Content,
  viewer: Viewer,
): Content {
  const { Columns__c, Filters__c, FilterLogic__c, Scope__c } = row;
  const columns = parsed<string[]>(Columns__c) ?? otherwise.columns;
  return {
    columns: visibleColumns(definition, columns, viewer),
    filters: parsed(Filters__c) ?? otherwise.filters,
    filterLogic: Filters__c === null ? otherwise.filterLogic : FilterLogic__c,
    scope: (Scope__c as ListView['scope'] | null) ?? otherwise.scope,
  };
}

function parsed<T>(text: string | null): T | undefined {
  return text === null ? undefined : (JSON.parse(text) as T);
}
