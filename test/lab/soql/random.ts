/** Numbers that follow from a seed, so that a run can be repeated. */
export class Random {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  /** A number from 0 up to, but not including, 1. */
  share(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  /** A whole number from `from` to `to`, both included. */
  int(from: number, to: number): number {
    return from + Math.floor(this.share() * (to - from + 1));
  }

  /** Whether something happens that does so in such a share of cases. */
  happens(share: number): boolean {
    return this.share() < share;
  }

  one<T>(values: readonly T[]): T {
    return values[this.int(0, values.length - 1)] as T;
  }

  /** So many different ones of the values, or all of them. */
  some<T>(values: readonly T[], count: number): T[] {
    const left = [...values];
    return Array.from({ length: Math.min(count, left.length) }, () => {
      const [taken] = left.splice(this.int(0, left.length - 1), 1);
      return taken as T;
    });
  }
}
