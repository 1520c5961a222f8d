import { type ReactNode, useLayoutEffect, useRef } from 'react';

/** The place where the picture of a tile arrives (see TravellingPicture). */
export function ArrivingPicture({ id, children }: { id: string; children: ReactNode }) {
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (element.current) element.current.style.viewTransitionName = `product-${id}`;
  }, [id]);
  return <div ref={element}>{children}</div>;
}
