import { createPlatform, type Platform } from '#client/platform.ts';
import { type OnProgress, xhrFetch } from './xhr-fetch.ts';

/** The same platform with the same cache, over a fetch that tells its progress. */
export function platformTelling(
  { queryClient, context, clock, versions }: Platform,
  onProgress: OnProgress,
): Platform {
  const { origin } = window.location;
  return createPlatform({ origin, queryClient, context, clock, versions, fetch: xhrFetch(onProgress) });
}
