import { plants } from '#test/lab/model-based/mutants.ts';
import { runWalks } from '#test/lab/model-based/run-model-based.ts';
import { chosenSeed, endedByHand, writeRun } from './figures.ts';

const SHOWN_EVERY = 100;

/**
 * Random walks through the shop beside a model of it, on the embedded database, or on the PostgreSQL server that
 * DATABASE_URL names. SEED repeats a run, PLANT plants a bug that the walks have to find.
 */
export async function hardenWalks(walks: number): Promise<boolean> {
  const seed = chosenSeed();
  const plant = plants.find((name) => name === process.env.PLANT);
  console.log(`Taking ${walks} walks (SEED=${seed}) …`);
  const run = await runWalks(process.env.DATABASE_URL || undefined, {
    walks,
    seed,
    plant,
    signal: endedByHand(),
    progress: (done) => {
      if (done % SHOWN_EVERY === 0) console.log(`  ${done} walks`);
    },
  });
  for (const { seed: own, steps, what } of run.divergences)
    console.error(`${what}\n  after ${steps}\n  again: SEED=${own} npm run harden -- walks 1`);
  console.log(
    `${run.database}: ${run.steps} steps, ${run.orders} orders, ${run.divergences.length} divergences`,
  );
  const isProof = plant === undefined && walks > 1;
  if (isProof) await writeRun('commerce-walks', `npm run harden -- walks ${walks}`, { seed, ...run });
  return run.divergences.length === 0;
}
