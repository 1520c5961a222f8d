import { getKeywordSearchResultsLimits } from '#generated/record-data/constants.gen.ts';
import { invalidConfig } from '../errors/index.ts';
import { type Check, filledListOf, isName, optional, withMembers } from '../forms.ts';
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
 *   (RD-SEARCH-01 to RD-SEARCH-03)
 */
export function searchFilters(operationId: OperationId, filters: readonly unknown[]): SearchFilter[] {
  return filters.map((filter) => {
    if (!isFilter(filter)) throw invalidConfig(operationId);
    const { fieldPath, operator, values, objectApiName } = filter as SearchFilter;
    return { fieldPath, operator, values, ...(objectApiName ? { objectApiName } : {}) };
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
    if (!isDataCategory(category)) throw invalidConfig(operationId);
    const { groupName, operator, values } = category as SearchDataCategory;
    return { groupName, operator, values };
  });
}

const isFilterValue: Check = (value) => ['string', 'number', 'boolean'].includes(typeof value);

const isFilter = withMembers({
  fieldPath: isName,
  operator: isName,
  values: filledListOf(isFilterValue),
  objectApiName: optional(isName),
});

const isDataCategory = withMembers({
  groupName: isName,
  operator: isName,
  values: filledListOf(isName),
});
