import type { ObjectDefinition } from '../objects/definition/index.ts';
import { type Column, columnFor } from './columns.ts';
import { dataType, isComparable } from './field-info.ts';
import { filterOperators } from './filter-operators.ts';
import { tagged } from './fingerprint.ts';
import { everything } from './list-info.ts';
import type { Viewer } from './rights.ts';
import type { Schemas } from './schemas.ts';
import { visibleFields } from './visible-fields.ts';

/** What lists of an object can show, filter and sort by (record-data.md §3). */
export function listObjectInfo(definition: ObjectDefinition, viewer: Viewer): Schemas['ListObjectInfo'] {
  const columns = visibleFields(definition).map(([name]) => columnFor(definition, name, viewer));
  return tagged({
    availableScopes: [
      { apiName: 'everything', availableEntities: [], label: everything(definition)[viewer.language] },
    ],
    columns: columns.map((column) => columnInfo(column, viewer)),
    createable: false,
    objectApiName: definition.apiName,
    publicOrSharedCreateable: false,
    relatedEntityApiName: null,
  });
}

function columnInfo(
  { path, field, label, sortable }: Column,
  { language }: Viewer,
): Schemas['ListObjectColumn'] {
  const operators = isComparable(field) || field.type === 'MultiPicklist' ? filterOperators(field.type) : [];
  const [usual = null] = operators;
  return {
    alias: null,
    dataType: dataType(field.type),
    defaultFilterOperator: usual,
    displayable: true,
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
