import { expect, it } from 'vitest';
import { plants } from './plants.ts';
import { runWalks } from './run-walks.ts';

/** Always the same, so that a change of the code is what makes this test fail; `npm run harden` takes new ones. */
const seed = Number(process.env.SEED ?? 20260602);
const databaseUrl = process.env.DATABASE_URL;
const WALKS = 15;
/** Enough for every planted bug to be met. */
const WALKS_TO_FIND = 60;

it(`agrees with its model on random walks (SEED=${seed})`, { timeout: 180_000 }, async () => {
  const { divergences, steps, orders } = await runWalks({ walks: WALKS, seed });
  expect(divergences).toEqual([]);
  // Walks on which nothing happens would prove little.
  expect(steps).toBeGreaterThan(5 * WALKS);
  expect(orders).toBeGreaterThan(0);
});

it.skipIf(!databaseUrl)(
  `agrees with its model on PostgreSQL${databaseUrl ? '' : ' (skipped: DATABASE_URL names no server)'}`,
  { timeout: 180_000 },
  async () => {
    const { divergences } = await runWalks({ walks: WALKS, seed, databaseUrl });
    expect(divergences).toEqual([]);
  },
);

it.each(plants)('finds a bug that is planted: %s', { timeout: 180_000 }, async (plant) => {
  const { divergences } = await runWalks({ walks: WALKS_TO_FIND, seed: 1, plant, shrinks: false });
  expect(divergences).toHaveLength(1);
});
