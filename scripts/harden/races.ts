import { runRaces } from '../../test/hardening/races/run-races.ts';
import { endedByHand, writeRun } from './figures.ts';

const SHOWN_EVERY = 100;

/**
 * Lets carts race for the last pack, on a data folder, or on the PostgreSQL server that DATABASE_URL names, there through
 * two processes.
 */
export async function hardenRaces(races: number): Promise<boolean> {
  console.log(`Racing ${races} times for the last pack …`);
  const run = await runRaces({
    races,
    databaseUrl: process.env.DATABASE_URL || undefined,
    signal: endedByHand(),
    progress: (done) => {
      if (done % SHOWN_EVERY === 0) console.log(`  ${done} races`);
    },
  });
  console.log(run);
  await writeRun('commerce-races', `npm run harden -- races ${races}`, { ...run });
  return run.oversold + run.unsold + run.wrongBooks + run.otherAnswers === 0;
}
