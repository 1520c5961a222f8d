import { availableParallelism } from 'node:os';
import type { Step } from './steps.ts';

export interface Tally {
  passed: number;
  failed: number;
  skipped: number;
}

/**
 * Runs steps side by side, as many at once as there are processors, in their order but for those that wait for another
 * one. Prints a line each as it ends, with the output of those that failed.
 */
export async function runSteps(steps: readonly Step[], atOnce = availableParallelism()): Promise<Tally> {
  const tally: Tally = { passed: 0, failed: 0, skipped: 0 };
  const ended = new Map(steps.map(({ name }) => [name, Promise.withResolvers<void>()]));
  const waiting = [...steps];
  const work = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      await Promise.all((step.after ?? []).map((name) => ended.get(name)?.promise));
      tally[(await runStep(step)) ? 'passed' : 'failed'] += 1;
      ended.get(step.name)?.resolve();
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return tally;
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
  }));
}
