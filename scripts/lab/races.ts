import { type RaceName, raceKinds } from '#test/lab/races/kinds/index.ts';
import { isFair, runRaces } from '#test/lab/races/run-races.ts';
import { endedByHand, writeRun } from './figures.ts';

const SHOWN_EVERY = 100;

/**
 * Lets rivals race so many times of each kind, on a data folder, or on the PostgreSQL server that DATABASE_URL names,
 * there through two processes. KIND names one kind, e.g. `KIND="guest merge"`.
 */
export async function races(races: number): Promise<boolean> {
  const signal = endedByHand();
  let allFair = true;
  for (const kind of chosenKinds()) {
    console.log(`Racing ${races} times: ${raceKinds[kind].what} …`);
    const began = performance.now();
    const run = await runRaces({
      kind,
      races,
      databaseUrl: process.env.DATABASE_URL || undefined,
      signal,
      progress: (done) => {
        if (done % SHOWN_EVERY === 0) console.log(`  ${done} races`);
      },
    });
    const seconds = Math.round((performance.now() - began) / 1000);
    console.log({ ...run, seconds });
    const { examples: _, database, ...figures } = run;
    const what = raceKinds[kind].what;
    await writeRun('races', `npm run lab -- races ${races}`, {
      ...figures,
      database: `${what}, ${database}`,
      kind,
    });
    allFair &&= isFair(run);
  }
  return allFair;
}

function chosenKinds(): RaceName[] {
  const names = Object.keys(raceKinds) as RaceName[];
  const { KIND } = process.env;
  if (KIND === undefined) return names;
  const chosen = names.filter((name) => name === KIND);
  if (chosen.length === 0) throw new Error(`There is no race “${KIND}”; there are ${names.join(', ')}.`);
  return chosen;
}
