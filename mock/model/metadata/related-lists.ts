import { getRelatedListInfo } from '#generated/record-data/client.gen.ts';
import type { ObjectDefinition, RelatedListDefinition } from '../../objects/definition/index.ts';
import { childRelationships, nameField, objectDefinition } from '../../objects/index.ts';
import { type Column, columnFor, visibleColumns } from './columns.ts';
import { dataType, isComparable } from './field-info.ts';
import { filterOperators } from './filter-operators.ts';
import { tagged } from './fingerprint.ts';
import { chosenOrder, type ListPreference, orderedByInfo, userPreferences } from './list-preferences.ts';
import { platformPath } from './platform-path.ts';
import { defaultRecordTypeId } from './record-types.ts';
import type { Viewer } from './rights.ts';
import type { Schemas } from './schemas.ts';
import { themeInfo } from './theme.ts';
import { visibleFields } from './visible-fields.ts';

/** A list of records that refer to a parent, with the object and the field they refer by. */
export interface RelatedList extends RelatedListDefinition {
  readonly parent: ObjectDefinition;
  readonly child: ObjectDefinition;
  /** Reference field of the child. */
  readonly fieldName: string;
}

/** What a related list is described for. */
export interface RelatedListRequest {
  readonly recordTypeId?: string | undefined;
  readonly fields?: readonly string[] | undefined;
  readonly optionalFields?: readonly string[] | undefined;
  readonly restrictColumnsToLayout: boolean;
}

/**
 * A related list by its id, which is the child relationship's name, without regard to case. A relationship that the
 * definition does not arrange as a list is shown by the key fields of its records.
 */
export function findRelatedList(
  parent: ObjectDefinition,
  relatedListId: string,
  viewer: Viewer,
): RelatedList | undefined {
  const lower = relatedListId.toLowerCase();
  const relationship = childRelationships(parent.apiName).find(
    ({ relationshipName }) => relationshipName.toLowerCase() === lower,
  );
  if (!relationship) return undefined;
  const child = viewer.seen(objectDefinition(relationship.childObjectApiName));
  const { relationshipName, fieldName } = relationship;
  if (!Object.hasOwn(child.fields, fieldName)) return undefined;
  const arranged = parent.relatedLists.find((list) => list.relationshipName === relationshipName);
  const list = arranged ?? {
    relationshipName,
    label: child.labelPlural,
    columns: child.compactLayout,
    orderBy: { field: nameField(child), ascending: true },
  };
  const columns = visibleColumns(child, list.columns, viewer);
  return { ...list, columns, parent, child, fieldName };
}

/** The related lists that a page of the object shows, as far as the viewer may read their records. */
export function relatedLists(parent: ObjectDefinition, viewer: Viewer): RelatedList[] {
  return parent.relatedLists
    .flatMap(({ relationshipName }) => findRelatedList(parent, relationshipName, viewer) ?? [])
    .filter(({ child }) => viewer.rights(child).readable);
}

/** What names a related list, in the context of a parent record or in none. */
export function relatedListReference(
  { parent, relationshipName }: RelatedList,
  context: { recordId?: string; recordTypeId?: string } = {},
): Schemas['RelatedListReference'] {
  return {
    id: null,
    inContextOfRecordId: context.recordId ?? null,
    listViewApiName: null,
    objectApiName: null,
    parentObjectApiName: parent.apiName,
    recordTypeId: context.recordTypeId ?? null,
    relatedListId: relationshipName,
    type: 'relatedList',
  };
}

/** One entry of the collection of related lists (RD-RELATED-01). */
export function relatedListSummary(
  list: RelatedList,
  recordTypeId: string,
  { language }: Viewer,
): Schemas['RelatedListSummary'] {
  const { parent, child, fieldName, label, relationshipName } = list;
  const parameters = { parentObjectApiName: parent.apiName, relatedListId: relationshipName };
  return {
    entityLabel: child.label[language],
    entityLabelPlural: child.labelPlural[language],
    fieldApiName: fieldName,
    keyPrefix: child.keyPrefix,
    label: label[language],
    objectApiName: child.apiName,
    objectApiNames: [child.apiName],
    parentFieldApiName: 'Id',
    relatedListId: relationshipName,
    relatedListInfoUrl: `${platformPath(getRelatedListInfo, parameters)}?recordTypeId=${recordTypeId}`,
    themeInfo: themeInfo(child),
  };
}

/** The columns of a related list: those of the page layout, or every field that can be one. */
export function relatedListColumns(
  { child, columns }: RelatedList,
  restrict: boolean,
  viewer: Viewer,
): Column[] {
  const names = restrict ? columns : visibleFields(child).map(([name]) => name);
  return names.map((name) => columnFor(child, name, viewer));
}

/** A related list with its columns and order, as the viewer has arranged it (RD-RELATED-02, RD-RELATED-03). */
export function relatedListInfo(
  list: RelatedList,
  request: RelatedListRequest,
  preference: ListPreference,
  viewer: Viewer,
): Schemas['RelatedListInfo'] {
  const columns = relatedListColumns(list, request.restrictColumnsToLayout, viewer);
  return tagged({
    cloneable: false,
    createable: false,
    deletable: false,
    displayColumns: columns.map((column) => columnInfo(column, viewer)),
    fieldApiName: list.fieldName,
    fields: [...(request.fields ?? [])],
    filterLogicString: '',
    filterable: true,
    filteredByInfo: [],
    label: list.label[viewer.language],
    listReference: relatedListReference(list, {
      recordTypeId: request.recordTypeId ?? defaultRecordTypeId(list.parent),
    }),
    objectApiNames: [list.child.apiName],
    optionalFields: [...(request.optionalFields ?? [])],
    orderedByInfo: orderedByInfo(list.child, chosenOrder([list.orderBy], preference), viewer),
    restrictColumnsToLayout: request.restrictColumnsToLayout,
    updateable: false,
    userPreferences: userPreferences(columns, preference),
    visibility: 'Public',
    visibilityEditable: false,
  });
}

function columnInfo(
  { path, field, label, lookupId, sortable }: Column,
  { language }: Viewer,
): Schemas['RelatedListColumn'] {
  return {
    dataType: dataType(field.type).toLowerCase(),
    fieldApiName: path,
    filterable: isComparable(field),
    label,
    lookupId,
    picklistValues: field.picklist ? field.picklist.values.map((value) => value.label[language]) : null,
    quickFilterOperator: filterOperators(field)[0] ?? null,
    sortable,
  };
}
