/** Lets many through at a time, or one alone. */
export interface Gate {
  /** Runs work beside other such work, after whoever is alone. */
  beside<T>(work: () => Promise<T>): Promise<T>;
  /** Runs work alone: waits for what is under way, while newcomers wait. */
  alone<T>(work: () => Promise<T>): Promise<T>;
}

/** The gate before the records: requests pass it beside each other, an exchange of all records alone. */
export function createGate(): Gate {
  let under = 0;
  let idle: (() => void) | undefined;
  let last: Promise<unknown> | undefined;
  const leave = (): void => {
    under -= 1;
    if (under === 0) idle?.();
  };
  return {
    async beside(work) {
      while (last) await last;
      under += 1;
      try {
        return await work();
      } finally {
        leave();
      }
    },
    async alone(work) {
      while (last) await last;
      const { promise, resolve } = Promise.withResolvers<void>();
      last = promise;
      try {
        if (under > 0)
          await new Promise<void>((free) => {
            idle = free;
          });
        return await work();
      } finally {
        idle = undefined;
        last = undefined;
        resolve();
      }
    },
  };
}
