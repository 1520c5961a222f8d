/**
 * Proves at length what the tests prove in brief: `npm run harden -- random 10000` sends as many valid and as many
 * broken requests as it says; `SEED=…` sends those of an earlier run again.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type RandomRun, sendRandomRequests } from '../test/hardening/random-requests.ts';
import { REPOSITORY } from './generate/contracts.ts';

const FIGURES = join(REPOSITORY, 'docs', 'figures');
const DEFAULT_COUNT = 10_000;
const SHOWN_FAILURES = 20;

const [what, count = String(DEFAULT_COUNT)] = process.argv.slice(2);
if (what === 'random' && Number(count) > 0) await random(Number(count));
else {
  console.error('Say what to prove: npm run harden -- random 10000');
  process.exitCode = 1;
}

async function random(count: number): Promise<void> {
  const seed = Number(process.env.SEED ?? Math.floor(Math.random() * 2 ** 31));
  console.log(`Sending ${count} valid and ${count} broken requests (SEED=${seed}) …`);
  const run = await sendRandomRequests(count, seed);
  await report(run);
  for (const failure of run.failures.slice(0, SHOWN_FAILURES))
    console.error(JSON.stringify(failure, null, 2));
  console.log(`${run.failures.length} broken promises`);
  process.exitCode = run.failures.length === 0 ? 0 : 1;
}

async function report({ failures, ...run }: RandomRun): Promise<void> {
  const figures = { ...run, brokenPromises: failures.length };
  await mkdir(FIGURES, { recursive: true });
  await writeFile(join(FIGURES, 'random-requests.json'), `${JSON.stringify(figures, null, 2)}\n`);
}
