import {
  type HastyOptions,
  type HastyRun,
  runHasty,
} from '#test/lab/rapid-navigation/run-rapid-navigation.ts';
import { SERVICE_NAMES } from '../process/stack.ts';
import { inTestStack } from '../process/test-stack.ts';
import { launchBrowser } from '../test/browser.ts';
import { chosenSeed, endedByHand } from './figures.ts';
import { writeProof } from './verification.ts';

/** Progress is told so often. */
const EACH = 25;

/** Hurries through the storefront and the console side by side, as often in each as it is told. */
export async function hardenHasty(hurries: number): Promise<boolean> {
  const seed = chosenSeed();
  const signal = endedByHand();
  const runs = await inTestStack(SERVICE_NAMES, async ({ origins }) => {
    await using browser = await launchBrowser();
    const runIn = async (app: HastyOptions['app']): Promise<HastyRun> => {
      const context = await browser.newContext({ locale: 'de-DE', reducedMotion: 'reduce' });
      const progress = (done: number) => {
        if (done % EACH === 0) console.log(`  ${done} hurries (${app})`);
      };
      return runHasty(await context.newPage(), {
        app,
        origin: origins[app],
        hurries,
        seed,
        signal,
        progress,
      });
    };
    return await Promise.all([runIn('storefront'), runIn('console')]);
  });
  return await record(runs, seed, signal.aborted);
}

async function record(runs: readonly HastyRun[], seed: number, isPart: boolean): Promise<boolean> {
  const sum = (what: 'hurries' | 'steps') => runs.reduce((total, run) => total + run[what], 0);
  const faults = runs.flatMap((run) => run.faults);
  for (const fault of faults) console.error(fault);
  console.log(`${sum('hurries')} hurries, ${sum('steps')} steps: ${faults.length} faults`);
  if (!isPart)
    await writeProof('hasty', {
      experiment:
        'Somebody in a hurry in both apps: several links, buttons and steps back one after the other without waiting, while answers overtake each other; what the page shows at rest beside what its address shows when it is loaded anew',
      size: `${sum('hurries')} hurries, ${sum('steps').toLocaleString('en-GB')} steps`,
      seed,
      result: `${faults.length} pages that are not what their address says, or leave an error uncaught`,
      command: `npm run harden -- hasty ${runs[0]?.hurries}`,
      doesNotProve: 'what is lost where a document is left while something is still being sent',
    });
  return faults.length === 0;
}
