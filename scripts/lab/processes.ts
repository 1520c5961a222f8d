import { hasProxy } from '#test/lab/processes/deployment.ts';
import { isUnnoticed, type ProcessesRun, runProcesses } from '#test/lab/processes/run-processes.ts';
import { buildIfStale } from '../build/app.ts';
import { endedByHand } from './figures.ts';
import { writeVerification } from './verification.ts';

const EVERY_MS = { restart: 1_500, kill: 8_000 };

/**
 * Two shops and two platforms over the PostgreSQL database that DATABASE_URL names, behind the proxy of deploy/: so many
 * processes are told to end and started anew, one after the other, then as many are ended by force.
 */
export async function processes(ends: number): Promise<boolean> {
  const databaseUrl = process.env.DATABASE_URL;
  if (!databaseUrl) throw new Error('Several platforms need PostgreSQL: name it by DATABASE_URL.');
  if (!(await hasProxy()))
    throw new Error('There is no haproxy here: install it, as by apt install haproxy.');
  await buildIfStale('storefront');
  const runs: ProcessesRun[] = [];
  for (const by of ['restart', 'kill'] as const) {
    console.log(`${by}: ${ends} processes …`);
    const progress = (done: number) => console.log(`  ${done}`);
    const options = { databaseUrl, by, ends, everyMs: EVERY_MS[by], progress, signal: endedByHand() };
    const run = await runProcesses(options);
    console.log(run);
    runs.push(run);
  }
  const [restarted, killed] = runs as [ProcessesRun, ProcessesRun];
  await writeVerification('processes', {
    experiment:
      'Two shops and two platforms over one PostgreSQL database behind HAProxy, requests sent to each in turn: guests read and buyers order while one process after the other is told to end and started anew, and then while one after the other is ended by force',
    size: `${restarted.ends} restarts and ${killed.ends} ends by force, ${restarted.pages + killed.pages} pages, ${restarted.orders + killed.orders} acknowledged orders`,
    result: `restarts: ${restarted.failedAtEnds + restarted.failedOtherwise} failed requests; ends by force: ${killed.failedAtEnds} failed in the second after one, ${killed.failedOtherwise} at other times; ${restarted.lost + killed.lost} orders lost, ${restarted.doubled + killed.doubled} doubled, ${restarted.halfWritten + killed.halfWritten} half written, ${restarted.wrongStock + killed.wrongStock} wrong stocks`,
    command: `npm run lab -- processes ${ends}`,
    doesNotProve: 'that a machine, its database or the proxy may end',
    figures: { restarted, killed },
  });
  return isUnnoticed('restart', restarted) && isUnnoticed('kill', killed);
}
