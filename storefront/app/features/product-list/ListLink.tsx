import type { ReactNode } from 'react';
import { Link, type LinkProps, useLocation } from 'react-router';

interface ListLinkProps extends Omit<LinkProps, 'to'> {
  /** Query of the same page, with the question mark. */
  query: string;
  children: ReactNode;
}

/** A link to another state of the same list. */
export function ListLink({ query, children, ...rest }: ListLinkProps) {
  const { pathname } = useLocation();
  return (
    <Link discover="none" to={pathname + (query === '?' ? '' : query)} {...rest}>
      {children}
    </Link>
  );
}
