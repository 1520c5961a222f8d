import routes from '#storefront/app/routes.ts';

interface RouteEntry {
  readonly file: string;
  readonly children?: readonly RouteEntry[];
}

/** Modules of the routes that draw a page of their own: neither answers without a page nor frames of other pages. */
export function pageRoutes(entries: readonly RouteEntry[] = routes): string[] {
  return entries.flatMap(({ file, children }) => {
    if (children) return pageRoutes(children);
    return file.endsWith('.tsx') ? [file] : [];
  });
}
