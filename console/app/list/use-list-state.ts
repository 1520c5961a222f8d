import type { SortPayload } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { getListRecordsByNameLimits } from '#generated/record-data/constants.gen.ts';

export const PAGE_SIZES = [25, 50, 100] as const;
const DEFAULT_SIZE = getListRecordsByNameLimits.pageSize.default;

/** What a list shows, kept in the address. */
export interface ListState {
  view: string | undefined;
  term: string;
  /** Chosen order; undefined leaves it to the list view. */
  sort: SortPayload | undefined;
  /** Number of the page for people; the token is what counts. */
  page: number;
  token: string | undefined;
  size: number;
}

/** A page of a list, as the platform names it. */
export interface PageStep {
  page: number;
  token: string | null;
}

/** Reads the state of a list from the address and changes it there. */
export function useListState() {
  const [params, setParams] = useSearchParams();
  /** Another list, order or term starts at its first page. */
  const restart = (changes: Record<string, string | undefined>, replace = false) =>
    setParams((now) => withChanges(now, { ...changes, page: undefined, token: undefined }), { replace });
  return {
    state: readState(params),
    setView: (view: string) => restart({ view, sort: undefined, q: undefined }),
    setTerm: (term: string) => restart({ q: term || undefined }, true),
    setSort: ({ field, order }: SortPayload) => restart({ sort: order === 'DESC' ? `-${field}` : field }),
    setSize: (size: number) => restart({ size: size === DEFAULT_SIZE ? undefined : String(size) }),
    goTo: ({ page, token }: PageStep) =>
      setParams((now) =>
        withChanges(
          now,
          page > 1
            ? { page: String(page), token: token ?? undefined }
            : { page: undefined, token: undefined },
        ),
      ),
  };
}

export function readState(params: URLSearchParams): ListState {
  const sort = params.get('sort') ?? '';
  const size = Number(params.get('size'));
  return {
    view: params.get('view') ?? undefined,
    term: params.get('q') ?? '',
    sort: sort ? { field: sort.replace(/^-/, ''), order: sort.startsWith('-') ? 'DESC' : 'ASC' } : undefined,
    page: Math.max(1, Math.trunc(Number(params.get('page'))) || 1),
    token: params.get('token') ?? undefined,
    size: PAGE_SIZES.some((known) => known === size) ? size : DEFAULT_SIZE,
  };
}

function withChanges(params: URLSearchParams, changes: Record<string, string | undefined>): URLSearchParams {
  const changed = new URLSearchParams(params);
  for (const [name, value] of Object.entries(changes)) {
    if (value === undefined) changed.delete(name);
    else changed.set(name, value);
  }
  return changed;
}
