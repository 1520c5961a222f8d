import { runRapidNavigation } from '../lab/rapid-navigation/run-rapid-navigation.ts';
import { expect, test } from './stack.ts';

/** A part of what `npm run lab -- rapid-navigation` does. */
const VISITS = 4;
const SEED = 7;

for (const app of ['storefront', 'console'] as const)
  test(`rapid navigation ends on the page that the address names (${app})`, async ({ page, stack }) => {
    const { faults } = await runRapidNavigation(page, {
      app,
      origin: stack[app],
      visits: VISITS,
      seed: SEED,
    });
    expect(faults).toEqual([]);
  });
