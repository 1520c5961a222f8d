import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { RouteLink, type RouteLinkProps } from '../../ui/links/RouteLink.tsx';

interface ListLinkProps extends Omit<RouteLinkProps, 'to'> {
  /** Query of the same page, with the question mark. */
  query: string;
  children: ReactNode;
}

/**
 * A link to another state of the same list. A list has dozens of them, so that they are served as what follows the path;
 * development compares what the server and the browser write.
 */
export function ListLink({ query, children, ...rest }: ListLinkProps) {
  const { pathname } = useLocation();
  return (
    <RouteLink
      to={pathname + (query === '?' ? '' : query)}
      shortened={import.meta.env.PROD && query !== '?' ? query : undefined}
      {...rest}
    >
      {children}
    </RouteLink>
  );
}
