import { getSearchFilterOptions } from '#generated/record-data/client.gen.ts';
import { dataType } from '../../../model/metadata/field-info.ts';
import { platformPath } from '../../../model/metadata/platform-path.ts';
import type { Viewer } from '../../../model/metadata/rights.ts';
import type { Schemas } from '../../../model/metadata/schemas.ts';
import { findVisibleField, visibleFields } from '../../../model/metadata/visible-fields.ts';
import type { Field, FieldType, ObjectDefinition } from '../../../objects/definition/index.ts';
import { targetsOf } from '../../../objects/index.ts';

type Operator = Schemas['SearchFilterOperator'];

const CHOICE: readonly Operator[] = ['in', 'nin', 'eq', 'ne'];
const RANGE: readonly Operator[] = ['gte', 'lte', 'gt', 'lt', 'eq', 'ne'];

/** Operators by type, the usual one first; texts are what the term is for. */
const OPERATORS: Partial<Record<FieldType, readonly Operator[]>> = {
  Boolean: ['eq', 'ne'],
  Currency: RANGE,
  Date: RANGE,
  DateTime: RANGE,
  Double: RANGE,
  Int: RANGE,
  MultiPicklist: ['includes', 'excludes'],
  Percent: RANGE,
  Picklist: CHOICE,
  Reference: CHOICE,
};

/** Types whose values can be listed. */
const LISTED: readonly FieldType[] = ['Boolean', 'MultiPicklist', 'Picklist', 'Reference'];

/** Who wrote a record and when the platform touched it narrow nothing that a person asks for. */
const TECHNICAL: readonly string[] = ['CreatedById', 'LastModifiedById', 'SystemModstamp'];

/** The filters of an object: what its lists show comes first. */
export function searchFilters(definition: ObjectDefinition, viewer: Viewer): Schemas['SearchFilter'][] {
  const shown = definition.listViews.flatMap(({ columns }) => columns);
  const rank = (name: string) => (shown.includes(name) ? shown.indexOf(name) : shown.length);
  return visibleFields(definition)
    .filter(([name, field]) => isFilter(name, field, viewer))
    .sort(([a], [b]) => rank(a) - rank(b))
    .map(([name, field]) => filterInfo(definition, name, field, viewer));
}

/** A filter by its name without regard to case. */
export function findSearchFilter(
  definition: ObjectDefinition,
  filterApiName: string,
  viewer: Viewer,
): [name: string, field: Field] | undefined {
  const found = findVisibleField(definition, filterApiName);
  return found && isFilter(...found, viewer) ? found : undefined;
}

function isFilter(name: string, { type, reference }: Field, viewer: Viewer): boolean {
  if (!OPERATORS[type] || TECHNICAL.includes(name)) return false;
  return !reference || targetsOf(reference).some((target) => viewer.rights(target).readable);
}

function filterInfo(
  { apiName }: ObjectDefinition,
  name: string,
  { type, label, picklist, reference }: Field,
  { language }: Viewer,
): Schemas['SearchFilter'] {
  const [defaultOperator = 'eq', ...others] = OPERATORS[type] ?? [];
  const parameters = { objectApiName: apiName, filterApiName: name };
  return {
    controllerName: picklist?.controlledBy ?? reference?.filter?.sameAs ?? null,
    dataType: dataType(type),
    defaultOperator,
    fieldPath: name,
    filterApiName: name,
    label: label[language],
    objectApiName: apiName,
    optionsUrl: LISTED.includes(type) ? platformPath(getSearchFilterOptions, parameters) : null,
    supportedOperators: [defaultOperator, ...others],
  };
}
