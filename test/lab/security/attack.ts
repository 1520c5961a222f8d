import type { Ground } from './ground.ts';

/** What an attack has tried, and where it got through. */
export interface Outcome {
  readonly tries: number;
  readonly breaches: readonly string[];
}

/** One kind of attack on all servers of the ground. */
export type Attack = (ground: Ground) => Promise<Outcome>;

/** Gathers what an attack finds. */
export class Tally implements Outcome {
  tries = 0;
  readonly breaches: string[] = [];

  /** Notes one try; a breach where it did not hold. */
  expect(held: boolean, what: string): void {
    this.tries += 1;
    if (!held) this.breaches.push(what);
  }
}
