import type { Step } from './step.ts';
import type { Attempt, Walk } from './walk.ts';

/** What came of all steps, and what of the records that they made could not be removed. */
export interface Taken {
  readonly attempts: readonly Attempt[];
  readonly left: readonly string[];
}

/** Takes steps one after the other; what they have written is removed whatever happens. */
export async function takeAll(walk: Walk, steps: readonly Step[]): Promise<Taken> {
  const attempts: Attempt[] = [];
  let left: string[] = [];
  try {
    for (const step of steps) attempts.push(await walk.take(step));
  } finally {
    left = await walk.clear();
  }
  return { attempts, left };
}
