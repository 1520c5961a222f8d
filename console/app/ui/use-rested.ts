import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useIdle } from './use-idle.ts';

/** How often it is looked whether answers are still on their way, and how long at the most, in milliseconds. */
const LOOK_EVERY_MS = 20;
const LONGEST_MS = 2_000;

/** Whether the console has drawn a page since it was opened; from then on it is true on every page. */
let hasRested = false;

/**
 * False until the console has drawn its first page and waits for no answer: what stands beside a page is asked for
 * after what it is about.
 */
export function useRested(): boolean {
  const queryClient = useQueryClient();
  const [isRested, setRested] = useState(hasRested);
  const [wait] = useState(() => () => void untilAnswered(queryClient).then(() => setRested(true)));
  useIdle(wait, !isRested);
  return isRested;
}

async function untilAnswered(queryClient: QueryClient): Promise<void> {
  const latest = performance.now() + LONGEST_MS;
  while (!hasRested && queryClient.isFetching() > 0 && performance.now() < latest)
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  hasRested = true;
}
