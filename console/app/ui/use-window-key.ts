import { useEffectEvent, useLayoutEffect } from 'react';

/** Hears every key that is pressed, wherever the focus is, from the moment at which whoever listens is drawn. */
export function useWindowKey(hear: (event: KeyboardEvent) => void): void {
  const onKey = useEffectEvent(hear);
  useLayoutEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
}
