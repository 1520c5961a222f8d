import type { ListQuery } from '#client/records/lists.ts';
import type { ListState } from './use-list-state.ts';

/** The question that a list's state asks, less its pages. */
export function listQuery({ term, sort }: Pick<ListState, 'term' | 'sort'>): ListQuery {
  return {
    searchTerm: term || undefined,
    sortBy: sort && [`${sort.order === 'DESC' ? '-' : ''}${sort.field}`],
  };
}
