import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type RandomRun, sendRandomRequests } from '../../test/hardening/random-requests.ts';
import { REPOSITORY } from '../generate/contracts.ts';

const FIGURES = join(REPOSITORY, 'docs', 'figures');
const SHOWN_FAILURES = 20;

/** Random valid and broken requests to every record data call. */
export async function hardenRequests(count: number): Promise<boolean> {
  const seed = Number(process.env.SEED ?? Math.floor(Math.random() * 2 ** 31));
  console.log(`Sending ${count} valid and ${count} broken requests (SEED=${seed}) …`);
  const run = await sendRandomRequests(count, seed);
  await report(run);
  for (const failure of run.failures.slice(0, SHOWN_FAILURES))
    console.error(JSON.stringify(failure, null, 2));
  console.log(`${run.failures.length} broken promises`);
  return run.failures.length === 0;
}

async function report({ failures, ...run }: RandomRun): Promise<void> {
  const figures = { ...run, brokenPromises: failures.length };
  await mkdir(FIGURES, { recursive: true });
  await writeFile(join(FIGURES, 'random-requests.json'), `${JSON.stringify(figures, null, 2)}\n`);
}
