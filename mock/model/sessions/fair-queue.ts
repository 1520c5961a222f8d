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
 * Works on a few things at a time, and on one of each owner, so that what an owner brings sees what came of the one
 * before. Owners take turns: whoever brings much waits for the own work and holds up nobody else for longer than one turn.
 */
export class FairQueue {
  readonly #limits: QueueLimits;
  /** What waits, by owner; the owner whose turn it is comes first. */
  readonly #waiting = new Map<string, (() => void)[]>();
  #waitingOfAll = 0;
  /** Whose work is under way. */
  readonly #busy = new Set<string>();

  constructor(limits: QueueLimits) {
    this.#limits = limits;
  }

  /** @throws QueueFullError at once where too much waits, for the owner or altogether */
  async run<Result>(owner: string, work: () => Promise<Result>): Promise<Result> {
    if (this.#busy.size < this.#limits.atOnce && !this.#busy.has(owner)) this.#busy.add(owner);
    else await this.#turnOf(owner);
    try {
      return await work();
    } finally {
      this.#busy.delete(owner);
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

  /** Hands the place to the next owner of whom nothing is under way, who then stands last. */
  #goOn(): void {
    const next = [...this.#waiting].find(([owner]) => !this.#busy.has(owner));
    if (!next) return;
    const [owner, [begin, ...others]] = next;
    this.#busy.add(owner);
    this.#waiting.delete(owner);
    if (others.length > 0) this.#waiting.set(owner, others);
    this.#waitingOfAll -= 1;
    begin?.();
  }
}
