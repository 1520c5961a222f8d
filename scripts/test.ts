/**
 * Everything that must hold: static checks, unit tests, both builds and what they weigh, the journeys in a browser,
 * and that every answer of the mock kept to its contract. Ends with one line over all of them.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildIfStale } from './build/app.ts';
import { APPS } from './build/sources.ts';
import { add, runSteps } from './check/report.ts';
import { STATIC_STEPS, type Step } from './check/steps.ts';
import { run } from './process/run.ts';
import { runJourneys } from './test/journeys.ts';
import { runUnitTests } from './test/unit.ts';
import { reportViolations } from './test/violations.ts';

const folder = mkdtempSync(join(tmpdir(), 'offizin-test-'));
const violationsFile = join(folder, 'violations.jsonl');
const environment: NodeJS.ProcessEnv = { ...process.env, MOCK_VIOLATIONS_FILE: violationsFile };
// The journeys have a data folder of their own; only the tests of the store choose PostgreSQL.
const { DATABASE_URL: _, ...journeyEnvironment } = environment;

const buildSteps: Step[] = APPS.map((app) => ({ name: `build of the ${app}`, run: () => build(app) }));
const sizeStep: Step = {
  name: 'weight of the pages',
  run: () => run(process.execPath, ['scripts/measure-bundles.ts', '--check']),
};

const tally = add(
  await runSteps(STATIC_STEPS),
  await runUnitTests(environment),
  await runSteps([...buildSteps, sizeStep]),
  await runJourneys(journeyEnvironment),
  await reportViolations(violationsFile),
);
rmSync(folder, { recursive: true, force: true });
console.log(
  `${tally.passed} passed, ${tally.failed} failed${tally.skipped > 0 ? `, ${tally.skipped} skipped` : ''}`,
);
process.exit(tally.failed === 0 ? 0 : 1);

async function build(app: (typeof APPS)[number]) {
  try {
    await buildIfStale(app);
    return { code: 0, output: '' };
  } catch (cause) {
    return { code: 1, output: String(cause) };
  }
}
