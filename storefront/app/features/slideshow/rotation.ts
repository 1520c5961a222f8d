import { useEffect, useState } from 'react';

/** A slide stands at least this long, whatever the content asks for, so that it can be read. */
export const shortestSeconds = 5;

/** Seconds a slide stands before the next one comes; undefined where the banner moves only by hand. */
export function rotationSecondsOf(asked: number | undefined, count: number): number | undefined {
  if (asked === undefined || !(asked > 0) || count < 2) return undefined;
  return Math.max(shortestSeconds, asked);
}

interface Rotation {
  seconds: number | undefined;
  current: number;
  next: () => void;
}

/**
 * Moves the banner on by itself where its content asks for that: not while it is paused, while somebody is at it, or for
 * people who want less motion.
 */
export function useRotation({ seconds, current, next }: Rotation) {
  const [isPaused, setPaused] = useState(false);
  const [isHeld, setHeld] = useState(false);
  // Each slide stands its own time, so a new one begins it anew.
  useEffect(() => {
    if (!seconds || isPaused || isHeld || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const timer = setTimeout(next, seconds * 1000);
    return () => clearTimeout(timer);
  }, [seconds, isPaused, isHeld, current]);
  return {
    isPaused,
    toggle: () => setPaused((paused) => !paused),
    held: {
      onPointerEnter: () => setHeld(true),
      onPointerLeave: () => setHeld(false),
      onFocus: () => setHeld(true),
      onBlur: () => setHeld(false),
    },
  };
}
