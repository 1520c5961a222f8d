import { type CrashName, crashKinds } from '#test/lab/crash-recovery/kinds/index.ts';
import { runCrashes } from '#test/lab/crash-recovery/run-crashes.ts';
import { runCrashesOfKind } from '#test/lab/crash-recovery/run-crashes-of-kind.ts';
import { chosenSeed, endedByHand, writeRun } from './figures.ts';

const SHOWN_EVERY = 10;
/** A platform has to be ready again so soon, by the median, in milliseconds. */
const LONGEST_RESTART_MS = 2_000;

/**
 * Crashes a platform while people order, and whatever else writes (KIND names one, e.g. `KIND="first start"`), on a data folder, or on the PostgreSQL server that DATABASE_URL names, and holds
 * the books against what the buyers were told. SEED repeats the moments, as far as moments can be repeated.
 */
export async function crashRecovery(crashes: number): Promise<boolean> {
  const { KIND } = process.env;
  if (KIND === 'checkout') return crashWhileOrdering(crashes);
  if (KIND !== undefined) return crashAtWork(KIND as CrashName, crashes);
  let isWhole = await crashWhileOrdering(crashes);
  for (const kind of Object.keys(crashKinds) as CrashName[])
    isWhole = (await crashAtWork(kind, crashes)) && isWhole;
  return isWhole;
}

async function crashAtWork(kind: CrashName, crashes: number): Promise<boolean> {
  if (!(kind in crashKinds))
    throw new Error(
      `There is nothing to kill called “${kind}”; there are ${['checkout', ...Object.keys(crashKinds)].join(', ')}.`,
    );
  const seed = chosenSeed();
  const { what } = crashKinds[kind];
  console.log(`Crashing ${what} ${crashes} times (SEED=${seed}) …`);
  const run = await runCrashesOfKind({
    kind,
    crashes,
    seed,
    databaseUrl: process.env.DATABASE_URL || undefined,
  });
  console.log(run);
  const { database, ...figures } = run;
  await writeRun('crash-recovery-kinds', `KIND="${kind}" npm run lab -- crash-recovery ${crashes}`, {
    seed,
    ...figures,
    database: `${what}, ${database}`,
  });
  return run.lost + run.doubled + run.halfWritten === 0 && (run.restartMs ?? 0) < LONGEST_RESTART_MS;
}

async function crashWhileOrdering(crashes: number): Promise<boolean> {
  const seed = chosenSeed();
  console.log(`Crashing the platform ${crashes} times (SEED=${seed}) …`);
  const run = await runCrashes({
    crashes,
    seed,
    databaseUrl: process.env.DATABASE_URL || undefined,
    signal: endedByHand(),
    progress: (done) => {
      if (done % SHOWN_EVERY === 0) console.log(`  ${done} crashes`);
    },
  });
  console.log(run);
  await writeRun('crash-recovery', `npm run lab -- crash-recovery ${crashes}`, { seed, ...run });
  const { lost, doubled, halfWritten, wrongStock, restartMs } = run;
  return lost + doubled + halfWritten + wrongStock === 0 && restartMs < LONGEST_RESTART_MS;
}
