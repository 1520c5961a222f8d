import type { SortPayload } from 'react-admin';
import { TAB_PARAMETER } from '../../paths.ts';
import { useAddressParams, withChanges } from '../../ui/use-address-params.ts';
import { type ColumnFilter, filtersText } from '../list-filters/column-filter.ts';
import { type ListState, readState } from './list-state.ts';

/** How a list is shown; as a table unless told. */
type Display = Partial<Pick<ListState, 'board' | 'split'>>;

/** Reads the state of a list from the address and changes it there. */
export function useListState() {
  const [params, changeParams] = useAddressParams();
  const change = (changes: Record<string, string | undefined>, replace = false) =>
    changeParams((asked) => withChanges(asked, changes), { replace });
  return {
    state: readState(params),
    setView: (view: string, replace = false) =>
      change({ view, sort: undefined, q: undefined, filter: undefined }, replace),
    setTerm: (term: string) => change({ q: term || undefined }, true),
    setFilters: (filters: readonly ColumnFilter[]) => change({ filter: filtersText(filters) }),
    setDisplay: ({ board, split }: Display, replace = false) =>
      change({ board, split, [TAB_PARAMETER]: undefined }, replace),
    setChart: (chart: string | undefined) => change({ chart }, true),
    setSort: (sort: SortPayload | undefined) =>
      change({ sort: sort && (sort.order === 'DESC' ? `-${sort.field}` : sort.field) }),
  };
}

export type ListControl = ReturnType<typeof useListState>;
