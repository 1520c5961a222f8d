import { getListInfoByName } from '#generated/record-data/client.gen.ts';
import type {
  Label,
  ListFilter,
  ListViewDefinition,
  ObjectDefinition,
  Order,
} from '../objects/definition/index.ts';
import { listViewId } from '../store/metadata-records.ts';
import { type Column, columnFor } from './columns.ts';
import { tagged } from './fingerprint.ts';
import { platformPath } from './platform-path.ts';
import { recordTypeInfos } from './record-types.ts';
import type { Rights, Viewer } from './rights.ts';
import type { Schemas } from './schemas.ts';

function listReference(definition: ObjectDefinition, view: ListViewDefinition): Schemas['ListReference'] {
  return {
    id: idOf(definition, view),
    listViewApiName: view.apiName,
    objectApiName: definition.apiName,
    type: 'listView',
  };
}

/** One entry of the list of list views. */
export function listInfoSummary(
  definition: ObjectDefinition,
  view: ListViewDefinition,
  { language }: Viewer,
): Schemas['ListInfoSummary'] {
  const parameters = { objectApiName: definition.apiName, listViewApiName: view.apiName };
  return {
    apiName: view.apiName,
    id: idOf(definition, view),
    label: view.label[language],
    url: platformPath(getListInfoByName, parameters),
  };
}

/** A list view with its columns, conditions and order (record-data.md §3). */
export function listInfo(
  definition: ObjectDefinition,
  view: ListViewDefinition,
  viewer: Viewer,
): Schemas['ListInfo'] {
  const columns = view.columns.map((name) => columnFor(definition, name, viewer));
  const rights = viewer.rights(definition);
  return tagged({
    cloneable: false,
    createable: false,
    deletable: false,
    displayColumns: columns.map((column) => displayColumn(definition, column, rights, viewer)),
    filterLogicString: null,
    filteredByInfo: (view.filters ?? []).map((filter) => filterInfo(definition, filter, viewer)),
    hasMassActions: false,
    inlineEditDetails: { message: null, state: rights.updateable ? 'Enabled' : 'Off' },
    label: view.label[viewer.language],
    listReference: listReference(definition, view),
    listShares: [],
    objectApiNames: [definition.apiName],
    orderedByInfo: [orderInfo(definition, view.orderBy, viewer)],
    scope: {
      apiName: 'everything',
      entity: null,
      label: everything(definition)[viewer.language],
      relatedEntity: null,
    },
    searchable: true,
    updateable: false,
    userPreferences: defaultPreferences(columns),
    visibility: 'Public' as const,
    visibilityEditable: false,
  });
}

/** Every column at its default width and without wrapping. */
export function defaultPreferences(columns: readonly Column[]): Schemas['ListUserPreference'] {
  return {
    columnWidths: Object.fromEntries(columns.map(({ path }) => [path, -1])),
    columnWrap: Object.fromEntries(columns.map(({ path }) => [path, false])),
  };
}

/** The id of the list view's record; a list that only follows from the object has none. */
function idOf({ apiName, listViews }: ObjectDefinition, view: ListViewDefinition): string | null {
  return listViews.includes(view) ? listViewId(apiName, view.apiName) : null;
}

/** One field by which a list is ordered. */
export function orderInfo(
  definition: ObjectDefinition,
  { field, ascending }: Order,
  viewer: Viewer,
): Schemas['ListOrderByInfo'] {
  const { path, label } = columnFor(definition, field, viewer);
  return { fieldApiName: path, isAscending: ascending, label };
}

/** Label of the scope that holds every record of an object. */
export function everything({ labelPlural }: ObjectDefinition): Label {
  return { de: `Alle ${labelPlural.de}`, en: `All ${labelPlural.en}` };
}

function displayColumn(
  definition: ObjectDefinition,
  { path, label, lookupId, searchable, sortable, fieldName, field }: Column,
  rights: Rights,
  { language }: Viewer,
): Schemas['ListColumn'] {
  const attributes = { editable: rights.mayUpdate(fieldName), required: field.required };
  const recordTypeIds = Object.keys(recordTypeInfos(definition, language));
  return {
    fieldApiName: path,
    inlineEditAttributes: Object.fromEntries(recordTypeIds.map((id) => [id, attributes])),
    label,
    lookupId,
    searchable,
    sortable,
  };
}

function filterInfo(
  definition: ObjectDefinition,
  { field, operator, values }: ListFilter,
  viewer: Viewer,
): Schemas['ListFilterByInfo'] {
  const column = columnFor(definition, field, viewer);
  const labels = new Map(
    column.field.picklist?.values.map(({ value, label }) => [value, label[viewer.language]]),
  );
  return {
    fieldApiName: column.path,
    label: column.label,
    operandLabels: values.map((value) =>
      value === null ? '' : (labels.get(String(value)) ?? String(value)),
    ),
    operator,
  };
}
