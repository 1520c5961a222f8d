import { runKills } from '../../test/hardening/crash/run-kills.ts';
import { chosenSeed, endedByHand, writeRun } from './figures.ts';

const SHOWN_EVERY = 10;

/**
 * Kills a platform while people order, on a data folder, or on the PostgreSQL server that DATABASE_URL names, and holds
 * the books against what the buyers were told. SEED repeats the moments, as far as moments can be repeated.
 */
export async function hardenKills(kills: number): Promise<boolean> {
  const seed = chosenSeed();
  console.log(`Killing the platform ${kills} times (SEED=${seed}) …`);
  const run = await runKills({
    kills,
    seed,
    databaseUrl: process.env.DATABASE_URL || undefined,
    signal: endedByHand(),
    progress: (done) => {
      if (done % SHOWN_EVERY === 0) console.log(`  ${done} kills`);
    },
  });
  console.log(run);
  await writeRun('commerce-kills', `npm run harden -- kills ${kills}`, { seed, ...run });
  return run.lost + run.doubled + run.halfWritten + run.wrongStock === 0;
}
