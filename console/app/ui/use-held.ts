import { useEffect, useState } from 'react';

/**
 * A value that does not change under a pressed pointer: what is pressed would have moved away until it is let go, and
 * nothing would come of the click.
 */
export function useHeld<Value>(value: Value): { shown: Value; hold(): void } {
  const [held, setHeld] = useState<{ value: Value }>();
  useEffect(() => {
    if (!held) return;
    // The click itself follows the release.
    const release = () => void setTimeout(() => setHeld(undefined));
    window.addEventListener('pointerup', release);
    window.addEventListener('pointercancel', release);
    return () => {
      window.removeEventListener('pointerup', release);
      window.removeEventListener('pointercancel', release);
    };
  }, [held]);
  return { shown: held ? held.value : value, hold: () => setHeld({ value }) };
}
