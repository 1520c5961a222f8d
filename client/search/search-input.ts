import { getKeywordSearchResultsLimits } from '#generated/record-data/constants.gen.ts';
import { invalidConfig } from '../errors/index.ts';
import type { OperationId } from '../operation.ts';
import type { SearchDataCategory, SearchFilter } from './types.ts';

/** Letters and digits that a term must have to be searched. */
const MINIMUM = 2;

/** Whether a term says enough to be searched, and not more than the platform reads. */
export function isSearchTerm(term: string): boolean {
  const telling = term.match(/[\p{L}\d]/gu)?.length ?? 0;
  return telling >= MINIMUM && term.length <= getKeywordSearchResultsLimits.q.maxLength;
}

/**
 * Filters as the platform takes them; what a caller adds beside the known members is left out.
 *
 * @throws CommerceError INVALID_CONFIG where `fieldPath`, `operator` or `values` is missing or of the wrong type
 *   (record-data.md §5)
 */
export function searchFilters(operationId: OperationId, filters: readonly unknown[]): SearchFilter[] {
  return filters.map((filter) => {
    const { fieldPath, operator, values, objectApiName } = members(filter);
    const isValid = isText(fieldPath) && isText(operator) && isList(values, isFilterValue);
    if (!isValid || !(objectApiName === undefined || isText(objectApiName))) throw invalidConfig(operationId);
    return { fieldPath, operator, values, ...(objectApiName ? { objectApiName } : {}) } as SearchFilter;
  });
}

/**
 * Data categories as the platform takes them.
 *
 * @throws CommerceError INVALID_CONFIG where `groupName`, `operator` or `values` is missing or of the wrong type
 */
export function searchDataCategories(
  operationId: OperationId,
  categories: readonly unknown[],
): SearchDataCategory[] {
  return categories.map((category) => {
    const { groupName, operator, values } = members(category);
    if (!isText(groupName) || !isText(operator) || !isList(values, isText)) throw invalidConfig(operationId);
    return { groupName, operator, values } as SearchDataCategory;
  });
}

function members(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

const isFilterValue = (value: unknown): boolean => ['string', 'number', 'boolean'].includes(typeof value);

const isList = (values: unknown, isValid: (value: unknown) => boolean): boolean =>
  Array.isArray(values) && values.length > 0 && values.every(isValid);
