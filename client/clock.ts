import { AbortedError } from './errors/aborted-error.ts';

/** Time as the runtime sees it. Tests hand in one that never sleeps. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Resolves after the milliseconds; rejects with the signal's reason when it aborts first. */
  wait(milliseconds: number, signal?: AbortSignal): Promise<void>;
}

export const systemClock: Clock = {
  now: () => Date.now(),
  wait: (milliseconds, signal) =>
    new Promise((resolve, reject) => {
      if (signal?.aborted) return reject(signal.reason);
      const stop = () => {
        clearTimeout(timer);
        reject(signal?.reason);
      };
      const timer = setTimeout(() => {
        signal?.removeEventListener('abort', stop);
        resolve();
      }, milliseconds);
      signal?.addEventListener('abort', stop, { once: true });
    }),
};

/** Waits as part of an operation: an abort becomes the one typed error. */
export async function pause(clock: Clock, milliseconds: number, operationId: string, signal?: AbortSignal) {
  try {
    await clock.wait(milliseconds, signal);
  } catch (cause) {
    throw new AbortedError({ operationId, cause });
  }
}
