import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { RouteLink, type RouteLinkProps } from '../../ui/links/RouteLink.tsx';

interface ListLinkProps extends Omit<RouteLinkProps, 'to'> {
  /** Query of the same page, with the question mark. */
  query: string;
  children: ReactNode;
}

/** A link to another state of the same list. */
export function ListLink({ query, children, ...rest }: ListLinkProps) {
  const { pathname } = useLocation();
  return (
    <RouteLink to={pathname + (query === '?' ? '' : query)} {...rest}>
      {children}
    </RouteLink>
  );
}
