/** Where a page is: the address of the shop, and its own below that. */
export interface Place {
  /** Address of the shop, with the path below which it lies and no slash at its end. */
  site: string;
  /** Path of the page as the shop's links state it; `/` for the home page. */
  path: string;
}

/** Tells the address of a request apart. Requests that reach a page lie below the shop's path (see `withinSite`). */
export function placeOf({ url }: Pick<Request, 'url'>, sitePath: string): Place {
  const { origin, pathname } = new URL(url);
  return { site: origin + sitePath, path: pathname.slice(sitePath.length) || '/' };
}
