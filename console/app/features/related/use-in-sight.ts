import { useEffect, useRef, useState } from 'react';

/** Tells once an element comes near what is in sight, so that what lies far below is not read in vain. */
export function useInSight<T extends Element>() {
  const ref = useRef<T>(null);
  const [isInSight, setInSight] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        setInSight(true);
        observer.disconnect();
      },
      { rootMargin: '200px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, isInSight };
}
