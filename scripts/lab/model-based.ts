import { mutants } from '#test/lab/model-based/mutants.ts';
import { runWalks } from '#test/lab/model-based/run-model-based.ts';
import { chosenSeed, endedByHand, writeRun } from './figures.ts';

const SHOWN_EVERY = 100;

/**
 * Random walks through the shop beside a model of it, on the embedded database, or on the PostgreSQL server that
 * DATABASE_URL names. SEED repeats a run, MUTANT names a mutant that has to be found.
 */
export async function modelBased(walks: number): Promise<boolean> {
  const seed = chosenSeed();
  const mutant = mutants.find((name) => name === process.env.MUTANT);
  console.log(`Taking ${walks} walks (SEED=${seed}) …`);
  const run = await runWalks(process.env.DATABASE_URL || undefined, {
    walks,
    seed,
    mutant,
    signal: endedByHand(),
    progress: (done) => {
      if (done % SHOWN_EVERY === 0) console.log(`  ${done} walks`);
    },
  });
  for (const { seed: own, steps, what } of run.divergences)
    console.error(`${what}\n  after ${steps}\n  again: SEED=${own} npm run lab -- model-based 1`);
  console.log(
    `${run.database}: ${run.steps} steps, ${run.orders} orders, ${run.divergences.length} divergences`,
  );
  const isLab = mutant === undefined && walks > 1;
  if (isLab) await writeRun('model-based', `npm run lab -- model-based ${walks}`, { seed, ...run });
  return run.divergences.length === 0;
}
