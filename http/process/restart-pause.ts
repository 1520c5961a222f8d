const LONGEST_PAUSE_MS = 30_000;

/** What has run for so long has not ended because of its start, in milliseconds. */
export const STEADY_MS = 60_000;

/** Milliseconds before something is started again that ended: the first pause, twice as long with each start that follows. */
export const restartPauseMs = (firstMs: number, starts: number): number =>
  Math.min(LONGEST_PAUSE_MS, firstMs * 2 ** starts);
