import { getListInfoByName, getListUiByName } from '#generated/record-data/client.gen.ts';
import type { ListFilter, ObjectDefinition } from '../../objects/definition/index.ts';
import {
  listViewAccess,
  mayCreateListViews,
  mayShareListViews,
  shareGroups,
} from '../access/list-view-access.ts';
import { type Column, columnFor, findColumn } from './columns.ts';
import { tagged } from './fingerprint.ts';
import { chosenOrder, type ListPreference, orderedByInfo, userPreferences } from './list-preferences.ts';
import { scopeInfo } from './list-scopes.ts';
import type { ListView } from './list-views.ts';
import { operandLabel } from './operand-labels.ts';
import { platformPath } from './platform-path.ts';
import { recordTypeInfos } from './record-types.ts';
import type { Rights, Viewer } from './rights.ts';
import type { Schemas } from './schemas.ts';

/** What names a list view. */
export function listReference({ definition, apiName, id, kind }: ListView): Schemas['ListReference'] {
  return {
    id,
    listViewApiName: apiName,
    objectApiName: definition.apiName,
    type: kind === 'recent' ? 'mru' : 'listView',
  };
}

/** One entry of the list of list views. */
export function listInfoSummary({ definition, apiName, id, label }: ListView): Schemas['ListInfoSummary'] {
  const parameters = { objectApiName: definition.apiName, listViewApiName: apiName };
  return { apiName, id, label, url: platformPath(getListInfoByName, parameters) };
}

/** The same where the list views are listed with the addresses of their records. */
export function listUiSummary({ definition, apiName, id, label }: ListView): Schemas['ListUiSummary'] {
  const parameters = { objectApiName: definition.apiName, listViewApiName: apiName };
  return { apiName, id, label, listUiUrl: platformPath(getListUiByName, parameters) };
}

/** A list view with its columns, conditions and order, as the viewer has arranged it (RD-LIST-07, RD-LIST-21). */
export function listInfo(list: ListView, preference: ListPreference, viewer: Viewer): Schemas['ListInfo'] {
  const { definition } = list;
  const columns = list.columns.map((name) => columnFor(definition, name, viewer));
  const rights = viewer.rights(definition);
  const access = listViewAccess(list, viewer);
  const createable = mayCreateListViews(viewer.profileName);
  return tagged({
    cloneable: createable,
    createable,
    deletable: access.delete,
    displayColumns: columns.map((column) => displayColumn(definition, column, rights, viewer)),
    filterLogicString: list.filterLogic,
    filteredByInfo: list.filters.flatMap((filter) => filterInfo(definition, filter, viewer)),
    hasMassActions: false,
    inlineEditDetails: { message: null, state: rights.updateable ? 'Enabled' : 'Off' },
    label: list.label,
    listReference: listReference(list),
    listShares: listShares(list),
    objectApiNames: [definition.apiName],
    orderedByInfo: orderedByInfo(definition, chosenOrder(list.orderBy, preference), viewer),
    scope: scopeInfo(definition, list.scope, viewer, list.scopeEntity),
    searchable: true,
    updateable: access.change,
    userPreferences: userPreferences(columns, preference),
    visibility: list.visibility,
    visibilityEditable: list.kind === 'custom' && access.change && mayShareListViews(viewer.profileName),
  });
}

function displayColumn(
  definition: ObjectDefinition,
  { path, label, lookupId, searchable, sortable, fieldName, field }: Column,
  rights: Rights,
  { language }: Viewer,
): Schemas['ListColumn'] {
  const isOwn = Object.hasOwn(definition.fields, fieldName);
  const attributes = { editable: isOwn && rights.mayUpdate(fieldName), required: isOwn && field.required };
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
): Schemas['ListFilterByInfo'][] {
  const column = findColumn(definition, field, viewer);
  if (!column) return [];
  const { path, label } = column;
  const operandLabels = values.map((value) => operandLabel(column.field, value, viewer.language));
  return [{ fieldApiName: path, label, operandLabels, operator }];
}

/** The groups that a list is shared with, by their kind. */
function listShares({ visibility, shares }: ListView): NonNullable<Schemas['ListInfo']['listShares']> {
  const known = shareGroups.filter((group) => shares.includes(group));
  if (visibility !== 'Shared' || known.length === 0) return [];
  return [{ shareType: 'Group', shares: known.map((group) => ({ label: group, shareApiName: group })) }];
}
