import { buildIfStale } from '../build/app.ts';
import { APPS } from '../build/sources.ts';
import { add, type Tally } from '../check/report.ts';
import { runJourneys } from './journeys.ts';
import type { Selection } from './matching.ts';
import { runUnitTests } from './unit.ts';

/** Runs the tests that were chosen, and builds what is stale where journeys are among them. */
export async function runSelection(
  { unitTests, journeys, journeyTitles }: Selection,
  environment: NodeJS.ProcessEnv,
): Promise<Tally> {
  let tally: Tally = { passed: 0, failed: 0, skipped: 0, failures: [] };
  for (const { files, titles } of unitTests) {
    const args = ['--passWithNoTests', ...(titles === undefined ? [] : ['-t', titles]), ...files];
    const run = await runUnitTests({ args, environment });
    // What the pattern leaves out of a file counts as skipped there.
    tally = add(tally, { ...run, skipped: 0 });
  }
  if (journeys.length === 0) return tally;
  for (const app of APPS) await buildIfStale(app);
  const args = ['--pass-with-no-tests', `--grep=${journeyTitles}`, ...journeys];
  return add(tally, await runJourneys({ args, environment }));
}
