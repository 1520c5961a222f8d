import type { Browser } from '@playwright/test';
import { inTestStack } from '#scripts/process/test-stack.ts';
import { launchBrowser } from '#scripts/test/browser.ts';
import { rapidNavigationMutants } from '../rapid-navigation/mutants.ts';
import { runRapidNavigation } from '../rapid-navigation/run-rapid-navigation.ts';
import type { MutantRun } from './mutant-run.ts';

/** Enough to meet each bug. */
const HURRIES = 10;
const SEED = 1;

/** Gives the pages of the built storefront one bug after the other, those that `chosen` lets through. */
export async function* runRapidNavigationMutants(
  chosen: (bug: string) => boolean,
): AsyncGenerator<MutantRun> {
  const bugs = Object.keys(rapidNavigationMutants).filter(chosen);
  if (bugs.length > 0)
    yield* await inTestStack(['mock', 'storefront'], ({ origins }) => findAll(origins.storefront, bugs));
}

async function findAll(origin: string, bugs: readonly string[]): Promise<MutantRun[]> {
  await using browser = await launchBrowser();
  const found = await faultsWith(browser, origin);
  if (found.length > 0) throw new Error(`Without a bug, visits find something: ${found.join('; ')}`);
  const runs: MutantRun[] = [];
  for (const bug of bugs)
    runs.push({
      bug,
      guardedBy: 'rapid-navigation',
      isFound: (await faultsWith(browser, origin, bug)).length > 0,
    });
  return runs;
}

async function faultsWith(browser: Browser, origin: string, bug = ''): Promise<readonly string[]> {
  const context = await browser.newContext({ locale: 'de-DE', reducedMotion: 'reduce' });
  const { faults } = await runRapidNavigation(await context.newPage(), {
    app: 'storefront',
    origin,
    visits: HURRIES,
    seed: SEED,
    mutant: bug,
  });
  await context.close();
  return faults;
}
