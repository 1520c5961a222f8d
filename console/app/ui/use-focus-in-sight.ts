import { useEffect, useRef } from 'react';

/**
 * For the box of what goes on loading while somebody already walks through it by keyboard: what has the focus is not
 * pushed out of sight by what comes in before it.
 */
export function useFocusInSight() {
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const observer = new ResizeObserver(() => {
      const focused = document.activeElement;
      if (element.contains(focused)) focused?.scrollIntoView({ block: 'nearest' });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return box;
}
