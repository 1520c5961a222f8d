import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * Moves the focus to the content after a step to another page, as a browser does when it loads one, so that
 * people who listen to the page notice. A change of the query alone stays where it is.
 *
 * @returns the ref for the element that takes the focus
 */
export function useFocusOnArrival<Element extends HTMLElement>(): RefObject<Element | null> {
  const { pathname } = useLocation();
  const content = useRef<Element>(null);
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    content.current?.focus({ preventScroll: true });
  }, [pathname]);
  return content;
}
