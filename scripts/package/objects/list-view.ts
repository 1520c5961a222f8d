import type { FilterOperation, ListView } from '@salesforce/types/metadata';
import type { FilterOperator, ListViewDefinition } from '#mock/objects/definition/index.ts';
import { hasListViews, listColumn } from '../definitions/list-columns.ts';
import type { Written } from '../metadata-xml.ts';
import type { PackageOptions } from '../options.ts';

const OPERATIONS = {
  Equals: 'equals',
  NotEqual: 'notEqual',
  Contains: 'contains',
  NotContain: 'notContain',
  StartsWith: 'startsWith',
  Includes: 'includes',
  Excludes: 'excludes',
  LessThan: 'lessThan',
  LessOrEqual: 'lessOrEqual',
  GreaterThan: 'greaterThan',
  GreaterOrEqual: 'greaterOrEqual',
} as const satisfies Record<FilterOperator, FilterOperation>;

/**
 * A list view with the columns that are known; undefined where a filter is not, as the list would then show other
 * records than its label says. The platform keeps no order of a list.
 */
export function listView(
  apiName: string,
  { apiName: name, label, columns, filters = [] }: ListViewDefinition,
  { language }: PackageOptions,
): Written<ListView> | undefined {
  const isKnown = filters.every(({ field }) => listColumn(apiName, field));
  if (!hasListViews(apiName) || !isKnown) return undefined;
  return {
    fullName: name,
    label: label[language],
    columns: columns.flatMap((column) => listColumn(apiName, column) ?? []),
    filterScope: 'Everything',
    filters: filters.map(({ field, operator, values }) => ({
      field: listColumn(apiName, field) ?? field,
      operation: OPERATIONS[operator],
      ...(filterValue(values) !== '' && { value: filterValue(values) }),
    })),
  };
}

/** Several values are one text; a checkbox is 1 or 0, and nothing asks for what is empty. */
function filterValue(values: readonly (string | number | boolean | null)[]): string {
  return values
    .map((value) => (typeof value === 'boolean' ? String(Number(value)) : String(value ?? '')))
    .join(',');
}
