/** A millisecond of service weighs as many of waiting. */
const WORTH = 10;
/** No service weighs more milliseconds, so that a long request goes on beside any number of short ones. */
const MOST_WEIGHT = 1_000;

/** Milliseconds of service that count for a caller, from those before, those of an errand and those between the two. */
type Remembered = (before: number, took: number, passed: number) => number;

interface Served {
  /** Milliseconds. */
  readonly counting: number;
  /** When it was last served. */
  readonly at: number;
}

interface Waiting {
  readonly caller: object;
  readonly since: number;
  go(): void;
}

/**
 * Lets callers in one at a time. Next comes who has been served least so far, less a tenth of what they have waited:
 * somebody with a few short errands does not stand behind everybody with long ones, and nobody waits for ever. Taking
 * turns would not do: whoever has many errands would stand behind all others at each of them.
 */
export class LeastServedFirst {
  readonly #served = new WeakMap<object, Served>();
  readonly #waiting: Waiting[] = [];
  readonly #between: () => Promise<void>;
  readonly #isDue: () => boolean;
  readonly #remembered: Remembered;
  #isTaken = false;

  /**
   * @param between is done before the next of those who wait comes
   * @param isDue where it is, nobody goes in without what is done between
   * @param remembered what is known of a caller after an errand; the sum of all unless told
   */
  constructor(
    between: () => Promise<void>,
    isDue = () => false,
    remembered: Remembered = (before, took) => before + took,
  ) {
    this.#between = between;
    this.#isDue = isDue;
    this.#remembered = remembered;
  }

  /** Runs an errand of a caller. `isServing` tells whether its time counts; yes unless told. */
  async run<T>(caller: object, errand: () => Promise<T>, isServing = () => true): Promise<T> {
    if (this.#isTaken || this.#isDue()) await this.#turnOf(caller);
    this.#isTaken = true;
    const counts = isServing();
    const began = performance.now();
    try {
      return await errand();
    } finally {
      if (counts) this.#remember(caller, began);
      void this.#letNextIn();
    }
  }

  #remember(caller: object, began: number): void {
    const at = performance.now();
    const { counting, at: before } = this.#served.get(caller) ?? { counting: 0, at: began };
    this.#served.set(caller, { counting: this.#remembered(counting, at - began, at - before), at });
  }

  #turnOf(caller: object): Promise<void> {
    const { promise, resolve: go } = Promise.withResolvers<void>();
    this.#waiting.push({ caller, since: performance.now(), go });
    if (!this.#isTaken) {
      this.#isTaken = true;
      void this.#letNextIn();
    }
    return promise;
  }

  async #letNextIn(): Promise<void> {
    if (this.#waiting.length > 0) await this.#between();
    const next = this.#takeNext();
    if (next) next.go();
    else this.#isTaken = false;
  }

  #takeNext(): Waiting | undefined {
    const ranks = this.#waiting.map(
      ({ caller, since }) => Math.min(WORTH * this.#servedSoFar(caller), MOST_WEIGHT) + since,
    );
    const first = ranks.indexOf(Math.min(...ranks));
    return first < 0 ? undefined : this.#waiting.splice(first, 1)[0];
  }

  #servedSoFar(caller: object): number {
    return this.#served.get(caller)?.counting ?? 0;
  }
}
