import { availableParallelism } from 'node:os';
import type { Step } from './steps.ts';

/** How many checks or tests there were, and a line or two for each that failed, for the end of a long run. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  readonly failures: readonly string[];
}

/**
 * Runs steps side by side, as many at once as there are processors, in their order but for those that wait for another
 * one. Prints a line each as it ends, with the output of those that failed.
 */
export async function runSteps(steps: readonly Step[], atOnce = availableParallelism()): Promise<Tally> {
  const failed: string[] = [];
  const ended = new Map(steps.map(({ name }) => [name, Promise.withResolvers<void>()]));
  const waiting = [...steps];
  const work = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      await Promise.all((step.after ?? []).map((name) => ended.get(name)?.promise));
      if (!(await runStep(step))) failed.push(step.name);
      ended.get(step.name)?.resolve();
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return {
    passed: steps.length - failed.length,
    failed: failed.length,
    skipped: 0,
    failures: failed.map((name) => `✗ ${name}`),
  };
}

async function runStep(step: Step): Promise<boolean> {
  const began = performance.now();
  const { code, output } = await step.run();
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(`${code === 0 ? '✓' : '✗'} ${step.name} (${seconds} s)`);
  if (code !== 0) console.log(output.trimEnd());
  return code === 0;
}

export function add(...tallies: Tally[]): Tally {
  return tallies.reduce((sum, one) => ({
    passed: sum.passed + one.passed,
    failed: sum.failed + one.failed,
    skipped: sum.skipped + one.skipped,
    failures: [...sum.failures, ...one.failures],
  }));
}

/** Prints what failed, and at the end one line over all of it. */
export function printTally({ passed, failed, skipped, failures }: Tally): void {
  for (const failure of failures) console.log(failure);
  console.log(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
}
