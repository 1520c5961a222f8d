import { setImmediate as turnOfTheLoop } from 'node:timers/promises';
import { LeastServedFirst } from './least-served-first.ts';

/** Weight of the newest piece of work in what a kind is thought to take. */
const NEWEST = 0.2;

/**
 * Begins pieces of work one in each turn of the event loop, each when all before it have had theirs: of those who wait
 * the kind that usually takes least first, less a tenth of what it has waited. Work that is easily done does not stand
 * behind any amount of hard work, and none waits more than a second behind others.
 */
export class QuickestFirst {
  readonly #kinds = new Map<string, object>();
  readonly #queue = new LeastServedFirst(
    async () => undefined,
    () => false,
    (before, took) => (before === undefined ? took : before + NEWEST * (took - before)),
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
