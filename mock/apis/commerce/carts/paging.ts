import { PlatformFault } from '#mock/engine/errors/platform-fault.ts';

/** One page of a list that is counted from page 1. */
export interface NumberedPage<T> {
  readonly rows: readonly T[];
  readonly currentPage: number;
  readonly totalCount: number;
  readonly totalPages: number;
}

/** Cuts a page out of a whole list; a page beyond the end is empty. */
export function numberedPage<T>(all: readonly T[], currentPage: number, pageSize: number): NumberedPage<T> {
  const start = (currentPage - 1) * pageSize;
  return {
    rows: all.slice(start, start + pageSize),
    currentPage,
    totalCount: all.length,
    totalPages: Math.ceil(all.length / pageSize),
  };
}

/** Tokens and addresses of a page and its neighbours; `address` writes the address of a page number. */
export function pageLinks(
  page: Pick<NumberedPage<unknown>, 'currentPage' | 'totalPages'>,
  address: (page: number) => string,
) {
  const { currentPage, totalPages } = page;
  const next = currentPage < totalPages ? currentPage + 1 : null;
  const previous = currentPage > 1 && totalPages > 0 ? Math.min(currentPage - 1, totalPages) : null;
  const link = (number: number | null) => ({
    token: number === null ? null : String(number),
    url: number === null ? null : address(number),
  });
  return {
    currentPageToken: String(currentPage),
    currentPageUrl: address(currentPage),
    nextPageToken: link(next).token,
    nextPageUrl: link(next).url,
    previousPageToken: link(previous).token,
    previousPageUrl: link(previous).url,
  };
}

/**
 * The page that a request asks for; a page token wins over a page number.
 *
 * @throws PlatformFault 400 for a token that was never given out
 */
export function pageNumberOf({
  page,
  pageNumber = 1,
}: {
  readonly page?: string;
  readonly pageNumber?: number;
}): number {
  if (page === undefined) return pageNumber;
  if (/^[1-9]\d{0,8}$/.test(page)) return Number(page);
  throw new PlatformFault(400, 'INVALID_PAGE_TOKEN', 'The page token is not valid.');
}
