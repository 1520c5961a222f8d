import { run } from '../process/run.ts';
import { endedByHand } from './figures.ts';

/**
 * Repeats experiments in their usual sizes, one after the other, each in a process of its own so that none leaves
 * anything to the next; tells in the end which of them held.
 */
export async function runAll(names: readonly string[]): Promise<boolean> {
  const signal = endedByHand();
  const told: string[] = [];
  let allHeld = true;
  for (const name of names) {
    if (signal.aborted) break;
    console.log(`\n— ${name}`);
    const began = performance.now();
    const holds = await runOne(name);
    const minutes = ((performance.now() - began) / 60_000).toFixed(1);
    told.push(`${holds ? '✓' : '✗'} ${name} (${minutes} min)`);
    allHeld &&= holds;
  }
  console.log(`\n${told.join('\n')}`);
  return allHeld && told.length === names.length;
}

async function runOne(name: string): Promise<boolean> {
  const { code } = await run(process.execPath, ['scripts/lab.ts', name], { stdio: 'inherit' });
  return code === 0;
}
