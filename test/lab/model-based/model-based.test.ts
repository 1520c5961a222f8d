import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PATIENT } from '../patient.ts';
import { mutants } from './mutants.ts';
import { openPlatform, type Platform } from './platform.ts';
import { takeWalks } from './run-model-based.ts';

/** Always the same, so that a change of the code is what makes this test fail; `npm run lab` takes new ones. */
const seed = Number(process.env.SEED ?? 20260602);
const WALKS = 15;
/** Enough for every mutant to be met. */
const WALKS_TO_FIND = 60;

const server = process.env.DATABASE_URL;
const databases = ['PGlite', ...(server ? ['PostgreSQL'] : [])];

describe.each(databases)('the shop on %s', (database) => {
  let platform: Platform;
  beforeAll(async () => {
    platform = await openPlatform(database === 'PostgreSQL' ? server : undefined);
  }, 120_000);
  afterAll(() => platform.close());

  it(`agrees with its model on random walks (SEED=${seed})`, PATIENT, async () => {
    const { divergences, steps, orders } = await takeWalks(platform, { walks: WALKS, seed });
    expect(divergences).toEqual([]);
    // Walks on which nothing happens would prove little.
    expect(steps).toBeGreaterThan(5 * WALKS);
    expect(orders).toBeGreaterThan(0);
  });

  it.runIf(database === 'PGlite').each(mutants)(
    'would be found out with a bug: %s',
    PATIENT,
    async (mutant) => {
      const run = await takeWalks(platform, { walks: WALKS_TO_FIND, seed: 1, mutant, shrinks: false });
      expect(run.divergences).toHaveLength(1);
    },
  );
});
