import { listViewsConstants } from '#generated/record-data/constants.gen.ts';
import { PlatformFault } from '../../../engine/errors/platform-fault.ts';
import { type Place, placeToken, readPlaceToken } from './page-token.ts';

/** A page of a list by the number of records before it. Callers see it as an opaque token. */
export interface Page {
  readonly offset: number;
  readonly pageSize: number;
  /** Where the page begins or ends, further down than counting goes. */
  readonly place?: Place;
}

/** The token of the page that follows, or comes before, with so many records before it; null where there is none. */
export type TokenOf = (side: Place['side'], offset: number) => string | null;

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

/** The page of a token of a list in this order, which may lie further down than counting goes; throws 400 likewise. */
export function orderedPageAt(pageToken: string | null | undefined, pageSize: number, order: string): Page {
  const place = pageToken ? readPlaceToken(pageToken) : undefined;
  return place?.order === order ? { offset: place.offset, pageSize, place } : pageAt(pageToken, pageSize);
}

/** Tokens that count, as far as the platform counts. */
export const countedToken: TokenOf = (_, offset) =>
  offset <= listViewsConstants.offsetMaximum ? String(offset) : null;

/** Links of a page, `path` with or without a query; there is a next one when records follow and it has a token. */
export function pageLinks(
  path: string,
  { offset, pageSize, place }: Page,
  hasMore: boolean,
  tokenOf: TokenOf = countedToken,
): PageLinks {
  const url = (token: string | null) =>
    token && `${path}${path.includes('?') ? '&' : '?'}pageSize=${pageSize}&pageToken=${token}`;
  const current = place ? placeToken(place) : String(offset);
  const next = hasMore ? tokenOf('after', offset + pageSize) : null;
  const previous = offset > 0 ? tokenOf('before', Math.max(0, offset - pageSize)) : null;
  return {
    currentPageToken: current,
    currentPageUrl: url(current) as string,
    nextPageToken: next,
    nextPageUrl: url(next),
    previousPageToken: previous,
    previousPageUrl: url(previous),
  };
}
