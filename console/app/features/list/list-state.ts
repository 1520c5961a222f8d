import type { SortPayload } from 'react-admin';
import { type ColumnFilter, readFilters } from '../list-filters/column-filter.ts';

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

/** Reads what a list shows from the parameters of its address. */
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
