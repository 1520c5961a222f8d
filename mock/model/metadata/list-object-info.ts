import type { ObjectDefinition } from '../../objects/definition/index.ts';
import { mayCreateListViews, mayShareListViews } from '../access/list-view-access.ts';
import { type Column, possibleColumns } from './columns.ts';
import { dataType } from './field-info.ts';
import { filterOperators } from './filter-operators.ts';
import { tagged } from './fingerprint.ts';
import { availableScopes, scopeInfo } from './list-scopes.ts';
import type { ScopeEntity } from './list-views.ts';
import type { Viewer } from './rights.ts';
import type { Schemas } from './schemas.ts';

/**
 * What lists of an object can show, filter and sort by (RD-LIST-09), and whose records they can hold.
 *
 * @param queues those to which a list can be limited (RD-LIST-25)
 */
export function listObjectInfo(
  definition: ObjectDefinition,
  queues: readonly ScopeEntity[],
  viewer: Viewer,
): Schemas['ListObjectInfo'] {
  return tagged({
    availableScopes: availableScopes(definition).map((scope) => {
      const { apiName, label } = scopeInfo(definition, scope, viewer);
      return { apiName, availableEntities: scope === 'queue' ? [...queues] : [], label };
    }),
    columns: possibleColumns(definition, viewer).map((column) => columnInfo(column, viewer)),
    createable: mayCreateListViews(viewer.profileName),
    objectApiName: definition.apiName,
    publicOrSharedCreateable: mayShareListViews(viewer.profileName),
    relatedEntityApiName: null,
  });
}

function columnInfo(
  { path, field, label, displayable, sortable }: Column,
  { language }: Viewer,
): Schemas['ListObjectColumn'] {
  const operators = filterOperators(field);
  const [usual = null] = operators;
  return {
    alias: null,
    dataType: dataType(field.type),
    defaultFilterOperator: usual,
    displayable,
    fieldApiName: path,
    filterable: operators.length > 0,
    label,
    picklistValues: (field.picklist?.values ?? []).map((value) => ({
      apiName: value.value,
      label: value.label[language],
    })),
    quickFilterOperator: usual,
    quickFilterOverrides: null,
    quickFilterable: operators.length > 0,
    sortable,
    supportedFilterOperators: [...operators],
  };
}
