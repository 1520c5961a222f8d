import type { QueryClient, QueryKey } from '@tanstack/query-core';

/** Longest delay that timers know, about 25 days; a longer one would fire at once, so nothing is dropped then. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;
/** How long TanStack Query keeps what nobody shows, unless told. */
const USUAL_MS = 300_000;

/**
 * How long an answer that nobody shows stays in the cache: at least as long as it counts as fresh, since what is
 * dropped earlier has to be read again. Where nothing is dropped by timer, as on a server, that stays so.
 */
export function keepMs(queryClient: QueryClient, lifetimeMs: number): number {
  const usual = queryClient.getDefaultOptions().queries?.gcTime ?? USUAL_MS;
  const kept = Math.max(usual, lifetimeMs);
  return kept > LONGEST_TIMER_MS ? Number.POSITIVE_INFINITY : kept;
}

/** Puts a note beside a read into the cache, for as long as it is of use. */
export function keepNote<T>(
  queryClient: QueryClient,
  queryKey: QueryKey,
  note: T,
  { lifetimeMs, now }: { lifetimeMs: number; now: number },
): void {
  const options = { queryKey, gcTime: keepMs(queryClient, lifetimeMs) };
  queryClient.getQueryCache().build(queryClient, options).setData(note, { updatedAt: now, manual: true });
}

/** A note that is younger than its lifetime and that nothing invalidated. */
export function recallNote<T>(
  queryClient: QueryClient,
  queryKey: QueryKey,
  { lifetimeMs, now }: { lifetimeMs: number; now: number },
): T | undefined {
  const state = queryClient.getQueryState<T>(queryKey);
  const isFresh = state && !state.isInvalidated && now - state.dataUpdatedAt < lifetimeMs;
  return isFresh ? state.data : undefined;
}
