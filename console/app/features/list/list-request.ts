import type { ListQuery } from '#client/records/lists.ts';
import type { ListState } from './use-list-state.ts';

/** What a list asks for, less its pages; its fields are the columns of the list view, which the platform knows. */
export function listRequest({ term, sort }: Pick<ListState, 'term' | 'sort'>): ListQuery {
  return {
    searchTerm: term || undefined,
    sortBy: sort && [`${sort.order === 'DESC' ? '-' : ''}${sort.field}`],
  };
}
