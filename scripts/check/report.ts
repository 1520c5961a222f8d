import type { Step } from './steps.ts';

export interface Tally {
  passed: number;
  failed: number;
  skipped: number;
}

/** Runs the steps one after the other, prints a line each and the output of those that failed. */
export async function runSteps(steps: Step[]): Promise<Tally> {
  const tally: Tally = { passed: 0, failed: 0, skipped: 0 };
  for (const step of steps) {
    const began = performance.now();
    const { code, output } = await step.run();
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    console.log(`${code === 0 ? '✓' : '✗'} ${step.name} (${seconds} s)`);
    if (code !== 0) console.log(output.trimEnd());
    tally[code === 0 ? 'passed' : 'failed'] += 1;
  }
  return tally;
}

export function add(...tallies: Tally[]): Tally {
  return tallies.reduce((sum, one) => ({
    passed: sum.passed + one.passed,
    failed: sum.failed + one.failed,
    skipped: sum.skipped + one.skipped,
  }));
}
