import type { ReactNode } from 'react';
import { isLinkAddress, siteLink } from '../picture/image-address.ts';
import { ShopLink } from './ShopLink.tsx';

interface ContentLinkProps {
  link: string | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** A link that a content states. What is no allowed address (SF-PAGE-13) becomes plain text. */
export function ContentLink({ link, className, children }: ContentLinkProps) {
  if (!isLinkAddress(link)) return <span className={className}>{children}</span>;
  if (link.startsWith('https:') || link.startsWith('#')) {
    return (
      <a className={className} href={link}>
        {children}
      </a>
    );
  }
  return (
    <ShopLink className={className} to={siteLink(link, '')}>
      {children}
    </ShopLink>
  );
}
