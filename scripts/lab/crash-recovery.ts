import { type KillName, killKinds } from '#test/lab/crash-recovery/kinds/index.ts';
import { runKills } from '#test/lab/crash-recovery/run-crashes.ts';
import { runKindKills } from '#test/lab/crash-recovery/run-crashes-of-kind.ts';
import { chosenSeed, endedByHand, writeRun } from './figures.ts';

const SHOWN_EVERY = 10;
/** A platform has to be ready again so soon, by the median, in milliseconds. */
const LONGEST_RESTART_MS = 2_000;

/**
 * Kills a platform while people order, and whatever else writes (KIND names one, e.g. `KIND="first start"`), on a data folder, or on the PostgreSQL server that DATABASE_URL names, and holds
 * the books against what the buyers were told. SEED repeats the moments, as far as moments can be repeated.
 */
export async function hardenKills(kills: number): Promise<boolean> {
  const { KIND } = process.env;
  if (KIND === 'checkout') return killWhileOrdering(kills);
  if (KIND !== undefined) return killAtWork(KIND as KillName, kills);
  let isWhole = await killWhileOrdering(kills);
  for (const kind of Object.keys(killKinds) as KillName[])
    isWhole = (await killAtWork(kind, kills)) && isWhole;
  return isWhole;
}

async function killAtWork(kind: KillName, kills: number): Promise<boolean> {
  if (!(kind in killKinds))
    throw new Error(
      `There is nothing to kill called “${kind}”; there are ${['checkout', ...Object.keys(killKinds)].join(', ')}.`,
    );
  const seed = chosenSeed();
  const { what } = killKinds[kind];
  console.log(`Killing ${what} ${kills} times (SEED=${seed}) …`);
  const run = await runKindKills({ kind, kills, seed, databaseUrl: process.env.DATABASE_URL || undefined });
  console.log(run);
  const { database, ...figures } = run;
  await writeRun('kills', `KIND="${kind}" npm run harden -- kills ${kills}`, {
    seed,
    ...figures,
    database: `${what}, ${database}`,
  });
  return run.lost + run.doubled + run.halfWritten === 0 && (run.restartMs ?? 0) < LONGEST_RESTART_MS;
}

async function killWhileOrdering(kills: number): Promise<boolean> {
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
  const { lost, doubled, halfWritten, wrongStock, restartMs } = run;
  return lost + doubled + halfWritten + wrongStock === 0 && restartMs < LONGEST_RESTART_MS;
}
