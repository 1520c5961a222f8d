import { useEffect, useEffectEvent } from 'react';

/** Hears every key that is pressed, wherever the focus is. */
export function useWindowKey(hear: (event: KeyboardEvent) => void): void {
  const onKey = useEffectEvent(hear);
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
}
