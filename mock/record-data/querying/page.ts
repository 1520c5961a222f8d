import { listViewsConstants } from '#generated/record-data/constants.gen.ts';
import { PlatformFault } from '../../faults/platform-fault.ts';

/** A page of a list by the number of records before it. Callers see it as an opaque token. */
export interface Page {
  readonly offset: number;
  readonly pageSize: number;
}

/** The tokens and addresses of a page and its neighbours. */
export interface PageLinks {
  currentPageToken: string;
  currentPageUrl: string;
  nextPageToken: string | null;
  nextPageUrl: string | null;
  previousPageToken: string | null;
  previousPageUrl: string | null;
}

/** The page of a token; throws 400 for a token that no answer has given. */
export function pageAt(pageToken: string | null | undefined, pageSize: number): Page {
  const offset = Number(pageToken ?? 0);
  const isOffset = /^\d{1,9}$/.test(pageToken ?? '0');
  if (isOffset && offset <= listViewsConstants.offsetMaximum) return { offset, pageSize };
  throw new PlatformFault(400, 'INVALID_PAGE_TOKEN', 'The page token is not one that this list has given.');
}

/**
 * Links of a page, `path` with or without a query; there is a next one when records follow and the platform still pages
 * that far.
 */
export function pageLinks(path: string, { offset, pageSize }: Page, hasMore: boolean): PageLinks {
  const url = (at: number) => `${path}${path.includes('?') ? '&' : '?'}pageSize=${pageSize}&pageToken=${at}`;
  const next = offset + pageSize;
  const hasNext = hasMore && next <= listViewsConstants.offsetMaximum;
  const previous = offset > 0 ? Math.max(0, offset - pageSize) : null;
  return {
    currentPageToken: String(offset),
    currentPageUrl: url(offset),
    nextPageToken: hasNext ? String(next) : null,
    nextPageUrl: hasNext ? url(next) : null,
    previousPageToken: previous === null ? null : String(previous),
    previousPageUrl: previous === null ? null : url(previous),
  };
}
