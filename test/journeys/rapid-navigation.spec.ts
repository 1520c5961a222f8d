import { runHasty } from '../lab/rapid-navigation/run-rapid-navigation.ts';
import { expect, test } from './stack.ts';

/** A part of what `npm run harden -- hasty` does. */
const HURRIES = 4;
const SEED = 7;

for (const app of ['storefront', 'console'] as const)
  test(`whoever is in a hurry finds what the address says (${app})`, async ({ page, stack }) => {
    const { faults } = await runHasty(page, { app, origin: stack[app], hurries: HURRIES, seed: SEED });
    expect(faults).toEqual([]);
  });
