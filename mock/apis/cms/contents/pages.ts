import { platformPath } from '#mock/model/metadata/platform-path.ts';

/** Which page of a list, counted from 0. */
export interface Page {
  readonly page: number;
  readonly pageSize: number;
}

/** The rows of one page; none beyond the end. */
export function rowsOf<T>(all: readonly T[], { page, pageSize }: Page): T[] {
  return all.slice(page * pageSize, (page + 1) * pageSize);
}

/** Addresses of a page and of those beside it; null where there is none. */
export function pageUrls({ page, pageSize }: Page, total: number, address: (page: number) => string) {
  return {
    currentPageUrl: address(page),
    nextPageUrl: (page + 1) * pageSize < total ? address(page + 1) : null,
    previousPageUrl: page > 0 ? address(page - 1) : null,
  };
}

interface Operation {
  readonly base: string;
  readonly path: string;
}

interface Asked {
  readonly path: object;
  readonly query: object;
}

/** How the addresses of pages are written. */
interface Writing {
  /** The parameter that names the page. */
  readonly name?: 'page' | 'pageToken';
  /** Origin to put before addresses. */
  readonly origin?: string;
}

/** Writes the address of a page of an operation by its number or token; it repeats what the request asked for. */
export function pageAddress(
  operation: Operation,
  { path, query }: Asked,
  { name = 'page', origin = '' }: Writing = {},
): (page: number | string) => string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  const repeated = given.map(([key, value]) => [key, String(value)] as const);
  return (page) => {
    const asked = new URLSearchParams({ ...Object.fromEntries(repeated), [name]: String(page) });
    return `${origin}${platformPath(operation, { ...path })}?${asked}`;
  };
}
