/** Rules of the client itself, which no call declares (storefront.md §4, §8, §9). */
export const policy = {
  /** Tries after the first one of a write. */
  mutationRetries: 3,
  mutationRetryDelayMs: 4000,
  /** Lifetime of a cached read whose contract names none. */
  defaultLifetimeMs: 300_000,
} as const;
