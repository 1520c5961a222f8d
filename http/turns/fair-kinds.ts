import { setImmediate as turnOfTheLoop } from 'node:timers/promises';
import { LeastServedFirst } from './least-served-first.ts';

/** Of what a kind has taken, two thirds are forgotten after so many milliseconds. */
const LATELY_MS = 100;

/**
 * Begins pieces of work one in each turn of the event loop, each when all before it have had theirs: of those who wait
 * the kind that has lately taken least first, less a tenth of what it has waited. Work that is seldom asked for, or
 * easily done, does not stand behind any amount of other work, and none waits more than a second behind others.
 */
export class FairKinds {
  readonly #kinds = new Map<string, object>();
  readonly #queue = new LeastServedFirst(
    async () => undefined,
    () => false,
    (before, took, passed) => before * Math.exp(-passed / LATELY_MS) + took,
  );

  /**
   * Begins a piece of work in its turn. What it does at once, and in promises that need nothing from outside, is its
   * turn; it may go on afterwards.
   *
   * @param kind one of few: all are remembered
   */
  async begin<T>(kind: string, work: () => Promise<T>): Promise<T> {
    const { promise, resolve, reject } = Promise.withResolvers<T>();
    await this.#queue.run(this.#caller(kind), async () => {
      // It may fail before anybody waits for it.
      promise.catch(() => undefined);
      work().then(resolve, reject);
      await turnOfTheLoop();
    });
    return promise;
  }

  #caller(kind: string): object {
    const known = this.#kinds.get(kind) ?? {};
    this.#kinds.set(kind, known);
    return known;
  }
}
