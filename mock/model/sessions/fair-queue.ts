/** How much a queue bears. */
export interface QueueLimits {
  /** What is worked on at the same time. */
  readonly atOnce: number;
  /** What may wait for one owner, and for all of them together. */
  readonly mostOfOne: number;
  readonly mostOfAll: number;
}

/** More waits already than may. */
export class QueueFullError extends Error {
  override name = 'QueueFullError' as const;
}

/**
 * Works on a few things at a time. Owners take turns, so that whoever brings much waits for the own work and holds up
 * nobody else for longer than one turn.
 */
export class FairQueue {
  readonly #limits: QueueLimits;
  /** What waits, by owner; the owner whose turn it is comes first. */
  readonly #waiting = new Map<string, (() => void)[]>();
  #waitingOfAll = 0;
  #underWay = 0;

  constructor(limits: QueueLimits) {
    this.#limits = limits;
  }

  /** @throws QueueFullError at once where too much waits, for the owner or altogether */
  async run<Result>(owner: string, work: () => Promise<Result>): Promise<Result> {
    if (this.#underWay >= this.#limits.atOnce) await this.#turnOf(owner);
    else this.#underWay += 1;
    try {
      return await work();
    } finally {
      this.#goOn();
    }
  }

  #turnOf(owner: string): Promise<void> {
    const own = this.#waiting.get(owner) ?? [];
    if (own.length >= this.#limits.mostOfOne || this.#waitingOfAll >= this.#limits.mostOfAll)
      throw new QueueFullError(
        `${this.#waitingOfAll} wait already, ${own.length} of them for the same owner.`,
      );
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#waiting.set(owner, [...own, resolve]);
    this.#waitingOfAll += 1;
    return promise;
  }

  /** Hands the place to the next owner, who then stands last. */
  #goOn(): void {
    const [next] = this.#waiting;
    if (!next) {
      this.#underWay -= 1;
      return;
    }
    const [owner, [begin, ...others]] = next;
    this.#waiting.delete(owner);
    if (others.length > 0) this.#waiting.set(owner, others);
    this.#waitingOfAll -= 1;
    begin?.();
  }
}
