import type { SortPayload } from 'react-admin';
import { TAB_PARAMETER } from '../../paths.ts';
import { useAddressParams, withChanges } from '../../ui/use-address-params.ts';
import { type ColumnFilter, filtersText, readFilters } from '../list-filters/column-filter.ts';

/** What a list shows, kept in the address, so that it can be sent to others and the back button leads to it. */
export interface ListState {
  /** API name or id of the list view; undefined stands for the first one, or the one that is pinned. */
  view: string | undefined;
  term: string;
  /** Chosen order; undefined leaves it to the list view. */
  sort: SortPayload | undefined;
  /** Conditions set on columns, beside those of the list view. */
  filters: readonly ColumnFilter[];
  /** Field whose values are the lanes of a board, or the usual one; undefined for another display. */
  board: string | undefined;
  /** Id of the record beside the list, or the first one; undefined for another display. */
  split: string | undefined;
  /** Field that the chart over the list groups by, or the usual one; undefined for no chart. */
  chart: string | undefined;
}

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

export function readState(params: URLSearchParams): ListState {
  const sort = params.get('sort') ?? '';
  return {
    view: params.get('view') ?? undefined,
    term: params.get('q') ?? '',
    filters: readFilters(params.get('filter')),
    board: params.get('board') || undefined,
    split: params.get('split') || undefined,
    chart: params.get('chart') || undefined,
    sort: sort ? { field: sort.replace(/^-/, ''), order: sort.startsWith('-') ? 'DESC' : 'ASC' } : undefined,
  };
}
