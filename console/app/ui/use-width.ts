import { useLayoutEffect, useRef, useState } from 'react';

/** Width of an element in pixels, followed as the page around it changes; `usual` until it is drawn. */
export function useWidth<E extends Element>(usual: number) {
  const ref = useRef<E>(null);
  const [width, setWidth] = useState(usual);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = (next: number) => next > 0 && setWidth(Math.round(next));
    measure(element.getBoundingClientRect().width);
    const watch = new ResizeObserver(([entry]) => entry && measure(entry.contentRect.width));
    watch.observe(element);
    return () => watch.disconnect();
  }, []);
  return { ref, width };
}
