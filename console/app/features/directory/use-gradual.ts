import { startTransition, useEffect, useState } from 'react';

/** Height of an entry, its least width, and what stands beside and above them, in pixels. */
const ENTRY = { height: 57, width: 300 };
const BESIDE = 280;
const ABOVE = 140;

/** As many entries as the window shows before anybody scrolls. */
function inSight(): number {
  const columns = Math.max(1, Math.floor((window.innerWidth - BESIDE) / ENTRY.width));
  return columns * Math.max(1, Math.ceil((window.innerHeight - ABOVE) / ENTRY.height));
}

/**
 * How many entries to draw: those in sight at once, and all as soon as those are drawn, so that a long list costs no
 * wait for its top.
 */
export function useGradual(): number {
  const [count, setCount] = useState(inSight);
  useEffect(() => startTransition(() => setCount(Number.POSITIVE_INFINITY)), []);
  return count;
}
