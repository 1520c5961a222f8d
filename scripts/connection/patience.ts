/** Seconds that a platform is given to answer. */
export const PATIENCE_SECONDS = 10;

/** Gives up on a platform that does not answer. */
export const patience = (): { signal: AbortSignal } => ({
  signal: AbortSignal.timeout(PATIENCE_SECONDS * 1000),
});
