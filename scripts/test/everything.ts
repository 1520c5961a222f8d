import { preparedSnapshot } from '#test/stack/snapshot.ts';
import { buildIfStale } from '../build/app.ts';
import { APPS, type App } from '../build/sources.ts';
import { add, runSteps } from '../check/report.ts';
import { STATIC_STEPS, type Step } from '../check/steps.ts';
import { type RunResult, run } from '../process/run.ts';
import { printSlowest } from './slowest.ts';
import type { TestRun } from './test-run.ts';
import { runUnitTests } from './unit.ts';
import { reportViolations } from './violations.ts';
import { runWholeJourneys } from './whole-journeys.ts';

const builds: Step[] = APPS.map((app) => ({ name: `build of the ${app}`, run: () => build(app) }));
const weight: Step = {
  name: 'weight of the pages',
  after: builds.map(({ name }) => name),
  run: () => run(process.execPath, ['scripts/measure-bundles.ts', '--check']),
};
const snapshot: Step = {
  name: 'demo shop for the journeys',
  run: () => outcomeOf(() => preparedSnapshot()),
};

/** Runs every check and every test there is. */
export async function runEverything(
  environment: NodeJS.ProcessEnv,
  violationsFile: string,
): Promise<TestRun> {
  const steps = await timed('Checks and builds', () =>
    runSteps([...builds, ...STATIC_STEPS, weight, snapshot]),
  );
  const unitTests = await timed('Unit tests', () => runUnitTests({ environment }));
  const journeys = await timed('Journeys', () => runWholeJourneys({ environment }));
  const files = [...unitTests.files, ...journeys.files];
  printSlowest(files);
  return { ...add(steps, unitTests, journeys, await reportViolations(violationsFile)), files };
}

async function timed<T>(name: string, work: () => Promise<T>): Promise<T> {
  const began = performance.now();
  const result = await work();
  console.log(`${name} took ${((performance.now() - began) / 1000).toFixed(0)} s.`);
  return result;
}

const build = (app: App) => outcomeOf(() => buildIfStale(app));

async function outcomeOf(work: () => Promise<unknown>): Promise<RunResult> {
  try {
    await work();
    return { code: 0, output: '' };
  } catch (cause) {
    return { code: 1, output: String(cause) };
  }
}
