import {
  type RapidOptions,
  type RapidRun,
  runRapidNavigation,
} from '#test/lab/rapid-navigation/run-rapid-navigation.ts';
import { SERVICE_NAMES } from '../process/stack.ts';
import { inTestStack } from '../process/test-stack.ts';
import { launchBrowser } from '../test/browser.ts';
import { chosenSeed, endedByHand } from './figures.ts';
import { writeVerification } from './verification.ts';

/** Progress is told so often. */
const EACH = 25;

/** Visits through the storefront and the console side by side, as often in each as it is told. */
export async function rapidNavigation(visits: number): Promise<boolean> {
  const seed = chosenSeed();
  const signal = endedByHand();
  const runs = await inTestStack(SERVICE_NAMES, async ({ origins }) => {
    await using browser = await launchBrowser();
    const runIn = async (app: RapidOptions['app']): Promise<RapidRun> => {
      const context = await browser.newContext({ locale: 'de-DE', reducedMotion: 'reduce' });
      const progress = (done: number) => {
        if (done % EACH === 0) console.log(`  ${done} visits (${app})`);
      };
      return runRapidNavigation(await context.newPage(), {
        app,
        origin: origins[app],
        visits,
        seed,
        signal,
        progress,
      });
    };
    return await Promise.all([runIn('storefront'), runIn('console')]);
  });
  return await record(runs, seed, signal.aborted);
}

async function record(runs: readonly RapidRun[], seed: number, isPart: boolean): Promise<boolean> {
  const sum = (what: 'visits' | 'steps') => runs.reduce((total, run) => total + run[what], 0);
  const faults = runs.flatMap((run) => run.faults);
  for (const fault of faults) console.error(fault);
  console.log(`${sum('visits')} visits, ${sum('steps')} steps: ${faults.length} faults`);
  if (!isPart)
    await writeVerification('rapid-navigation', {
      experiment:
        'Rapid navigation in both apps: several links, buttons and steps back one after the other without waiting, while answers overtake each other; what the page shows at rest beside what its address shows when it is loaded anew',
      size: `${sum('visits')} visits, ${sum('steps').toLocaleString('en-GB')} steps`,
      seed,
      result: `${faults.length} pages that are not what their address says, or leave an error uncaught`,
      command: `npm run lab -- rapid-navigation ${runs[0]?.visits}`,
      doesNotProve: 'what is lost where a document is left while something is still being sent',
    });
  return faults.length === 0;
}
