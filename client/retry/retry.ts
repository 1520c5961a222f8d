import { type Clock, pause } from '../clock.ts';
import { ContractError, FetchError, NetworkError } from '../errors/index.ts';

interface RetriedWrite {
  operationId: string;
  clock: Clock;
  /** The same request may be sent again even if the first one took effect. */
  safeToRepeat: boolean;
  signal?: AbortSignal;
}

/** Tries after the first one of a write, and the time between them (SF-RETRY-01). */
const RETRIES = 3;
const DELAY_MS = 4000;

/** A write refused with this status is never sent again. */
const NEVER_AGAIN = 409;

/** A server that asks for a longer wait than this gets no second try: nobody waits at a screen for it. */
const LONGEST_WAIT_MS = 30_000;

/** Refusals that say "not now" rather than "no". */
const NOT_NOW = [408, 425, 429, 503];

/**
 * Runs a write: one try and some more, apart by a fixed time or as Retry-After asks (SF-RETRY-01).
 * Never again on 409 or another refusal that waiting cannot change, and never where the effect of the first
 * try is unknown, unless the request is safe to repeat.
 */
export async function withRetries<T>(attempt: () => Promise<T>, write: RetriedWrite): Promise<T> {
  for (let retry = 0; ; retry += 1) {
    try {
      return await attempt();
    } catch (error) {
      const wait = waitBeforeRetry(error);
      if (retry >= RETRIES || wait > LONGEST_WAIT_MS || !mayRepeat(error, write.safeToRepeat)) throw error;
      await pause(write.clock, wait, write.operationId, write.signal);
    }
  }
}

/** Whether trying again is allowed after this error. */
function mayRepeat(error: unknown, safeToRepeat: boolean): boolean {
  if (error instanceof NetworkError || error instanceof ContractError) return safeToRepeat;
  if (!(error instanceof FetchError)) return false;
  if (error.status === NEVER_AGAIN) return false;
  if (NOT_NOW.includes(error.status)) return true;
  if (error.status < 500) return false;
  return safeToRepeat || isRefusalByThePlatform(error);
}

/** A 500 with a reason comes from the platform, which has rolled the write back; an empty one from anywhere. */
const isRefusalByThePlatform = (error: FetchError) => error.status === 500 && error.errors.length > 0;

const waitBeforeRetry = (error: unknown): number =>
  (error instanceof FetchError ? error.retryAfterMs : undefined) ?? DELAY_MS;
