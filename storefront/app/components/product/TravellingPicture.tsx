import { type ReactNode, useEffect, useRef } from 'react';
import { useViewTransitionState } from 'react-router';
import { useShopPath } from '../links/ShopLink.tsx';

interface TravellingPictureProps {
  to: string;
  id: string;
  children: ReactNode;
}

/**
 * Lets the picture of a tile travel to the product page where the browser can. The name is set by script,
 * because the security policy allows no style attributes in the page.
 */
export function TravellingPicture({ to, id, children }: TravellingPictureProps) {
  const element = useRef<HTMLDivElement>(null);
  const travelling = useViewTransitionState(useShopPath()(to));
  useEffect(() => {
    if (element.current) element.current.style.viewTransitionName = travelling ? `product-${id}` : '';
  }, [travelling, id]);
  return <div ref={element}>{children}</div>;
}
