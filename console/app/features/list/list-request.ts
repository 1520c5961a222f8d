import type { ListQuery } from '#client/records/lists.ts';
import { getListRecordsByNameLimits } from '#generated/record-data/constants.gen.ts';
import { whereOf } from '../list-filters/column-filter.ts';
import type { ListState } from './list-state.ts';

/** Records that a list on the screen asks for at once. */
export const LIST_PAGE_SIZE = getListRecordsByNameLimits.pageSize.default;

/** What a list asks for, less its pages; its fields are the columns of the list view, which the platform knows. */
export function listRequest({
  term,
  sort,
  filters,
}: Pick<ListState, 'term' | 'sort' | 'filters'>): ListQuery {
  return {
    searchTerm: term || undefined,
    where: whereOf(filters),
    sortBy: sort && [`${sort.order === 'DESC' ? '-' : ''}${sort.field}`],
  };
}
