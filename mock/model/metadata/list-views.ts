import { listViewsConstants } from '#generated/record-data/constants.gen.ts';
import type {
  Label,
  ListFilter,
  ListViewDefinition,
  ObjectDefinition,
  Order,
} from '../../objects/definition/index.ts';
import { nameField } from '../../objects/index.ts';
import { listViewId } from '../../store/metadata-records.ts';
import { visibleColumns } from './columns.ts';
import type { Viewer } from './rights.ts';

/** Whose records a list holds: everybody's, those of the viewer, of a queue, or those that the viewer used last. */
export type ListScope = 'everything' | 'mine' | 'queue' | 'mru';
/** What a scope is limited to: a queue with its name. */
export interface ScopeEntity {
  readonly id: string;
  readonly label: string;
}
/** Who sees a list that a person saved. */
export type ListVisibility = 'Private' | 'Public' | 'Shared';

/** A list of records as it is described and read, wherever it comes from. */
export interface ListView {
  readonly definition: ObjectDefinition;
  /** Stated by the object's definition, saved by a person, or made of what the viewer has used last. */
  readonly kind: 'standard' | 'custom' | 'recent';
  readonly apiName: string;
  /** Id of its record; null for a list that only follows from the object. */
  readonly id: string | null;
  readonly label: string;
  /** Fields of the object. */
  readonly columns: readonly string[];
  readonly filters: readonly ListFilter[];
  /** How the filters are joined, by their numbers from 1; null joins all with and. */
  readonly filterLogic: string | null;
  /** The list's own order, the first field first; the list of used records is in the order of use instead. */
  readonly orderBy: readonly Order[];
  readonly scope: ListScope;
  /** The queue of the scope `queue`; null for the others, and where the queue is gone. */
  readonly scopeEntity: ScopeEntity | null;
  readonly visibility: ListVisibility;
  /** Groups of people that a shared list is for. */
  readonly shares: readonly string[];
  /** The person who saved it; null for all others. */
  readonly ownerId: string | null;
}

const ALL = 'All';
const RECENT = listViewsConstants.recentListViewApiName;
const RECENT_LABEL: Label = { de: 'Zuletzt verwendet', en: 'Recently viewed' };

/**
 * The list views that an object's definition states. One of them always holds every record: where the definition has
 * none without a condition, the list `All` is made of the key fields.
 */
export function standardListViews(definition: ObjectDefinition, viewer: Viewer): ListView[] {
  const stated = definition.listViews.map((view) => standardList(definition, view, viewer));
  return stated.some(({ filters }) => filters.length === 0)
    ? stated
    : [allList(definition, viewer), ...stated];
}

/**
 * One of them by its API name without regard to case; `All` and the list of recently used records are known for every
 * object, listed or not.
 */
export function findStandardListView(
  definition: ObjectDefinition,
  apiName: string,
  viewer: Viewer,
): ListView | undefined {
  const known = [
    ...standardListViews(definition, viewer),
    allList(definition, viewer),
    recentListView(definition, viewer),
  ];
  const lower = apiName.toLowerCase();
  return known.find((view) => view.apiName.toLowerCase() === lower);
}

/** The records that the viewer used last, the latest first. */
export function recentListView(definition: ObjectDefinition, viewer: Viewer): ListView {
  return {
    ...derivedList(definition, RECENT, RECENT_LABEL, viewer),
    kind: 'recent',
    orderBy: [],
    scope: 'mru',
  };
}

function allList(definition: ObjectDefinition, viewer: Viewer): ListView {
  const { de, en } = definition.labelPlural;
  return derivedList(definition, ALL, { de: `Alle ${de}`, en: `All ${en}` }, viewer);
}

function standardList(definition: ObjectDefinition, view: ListViewDefinition, viewer: Viewer): ListView {
  return {
    definition,
    kind: 'standard',
    apiName: view.apiName,
    id: listViewId(definition.apiName, view.apiName),
    label: view.label[viewer.language],
    columns: visibleColumns(definition, view.columns, viewer),
    filters: view.filters ?? [],
    filterLogic: null,
    orderBy: [view.orderBy],
    scope: 'everything',
    scopeEntity: null,
    visibility: 'Public',
    shares: [],
    ownerId: null,
  };
}

/** A list of the key fields that no definition states. */
function derivedList(definition: ObjectDefinition, apiName: string, label: Label, viewer: Viewer): ListView {
  const columns = [...new Set([...definition.compactLayout, 'LastModifiedDate'])];
  const orderBy = { field: nameField(definition), ascending: true };
  return { ...standardList(definition, { apiName, label, columns, orderBy }, viewer), id: null };
}
