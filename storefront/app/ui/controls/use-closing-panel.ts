import { type RefObject, useEffect, useRef } from 'react';

/**
 * A panel above the page that closes when the focus goes to the page below it, which the panel would cover. The button
 * that opens it is no part of that page.
 */
export function useClosingPanel(): RefObject<HTMLDivElement | null> {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const closeWhenLeft = ({ target }: FocusEvent) => {
      const { current } = panel;
      if (!(target instanceof Element) || !current?.matches(':popover-open')) return;
      if (!current.contains(target) && target.getAttribute('popovertarget') !== current.id)
        current.hidePopover();
    };
    document.addEventListener('focusin', closeWhenLeft);
    return () => document.removeEventListener('focusin', closeWhenLeft);
  }, []);
  return panel;
}
