import { Link, type LinkProps } from 'react-router';
import { belowSitePath, useSitePath } from './site-path.ts';

export type RouteLinkProps = Omit<LinkProps, 'to' | 'discover' | 'relative' | 'mask' | 'reloadDocument'> & {
  to: string;
  /** The same address, shorter from the page that is served. */
  shortened?: string | undefined;
};

/**
 * A link to an address of the shop, whole from its first slash. The server writes the element that React Router's link
 * would end in: resolving, for each of a hundred links, an address that is whole takes it a fifth of a page.
 */
export function RouteLink({ to, shortened, ...rest }: RouteLinkProps) {
  const sitePath = useSitePath();
  if (!import.meta.env.SSR) return <Link to={to} discover="none" {...rest} />;
  const {
    prefetch,
    replace,
    state,
    preventScrollReset,
    viewTransition,
    defaultShouldRevalidate,
    ...attributes
  } = rest;
  return <a {...attributes} href={shortened ?? belowSitePath(to, sitePath)} />;
}
