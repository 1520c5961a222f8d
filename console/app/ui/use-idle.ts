import { useEffect } from 'react';

/** Longest wait for a moment without work, in milliseconds. */
const LONGEST_WAIT_MS = 2_000;

/**
 * Does something once the page is ready and has nothing else to do, such as asking for the script of the page that
 * people go on to. The work has to be the same function at every draw.
 */
export function useIdle(work: () => void, isReady = true): void {
  useEffect(() => {
    if (!isReady) return;
    // Safari knows no moments without work.
    if (!window.requestIdleCallback) {
      const timer = setTimeout(work, LONGEST_WAIT_MS);
      return () => clearTimeout(timer);
    }
    const handle = window.requestIdleCallback(work, { timeout: LONGEST_WAIT_MS });
    return () => window.cancelIdleCallback(handle);
  }, [work, isReady]);
}
