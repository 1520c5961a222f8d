import { plants as shopPlants } from '#test/lab/model-based/mutants.ts';
import { runWalks } from '#test/lab/model-based/run-model-based.ts';
import { type PlantRun, runPlants } from '#test/lab/mutants/run-mutants.ts';
import { buildIfStale } from '../build/app.ts';
import { APPS } from '../build/sources.ts';
import { writeProof } from './verification.ts';

/** Enough walks to meet each bug of the shop. */
const WALKS_TO_FIND = 60;

const ONLY = new RegExp(process.env.ONLY ?? '');

/** Plants known bugs one after the other, those that ONLY finds, and asks whether the experiment that guards each fails. */
export async function hardenPlanted(): Promise<boolean> {
  for (const app of APPS) await buildIfStale(app);
  const runs: PlantRun[] = [];
  for await (const run of allPlants()) {
    console.log(`${run.isFound ? 'found' : 'NOT FOUND'}: ${run.bug} (${run.guardedBy})`);
    runs.push(run);
  }
  const found = runs.filter(({ isFound }) => isFound).length;
  // A part of the whole leaves no figures.
  if (process.env.ONLY === undefined) await recordWhole(runs, found);
  return found === runs.length;
}

async function recordWhole(runs: readonly PlantRun[], found: number): Promise<void> {
  await writeProof('planted', {
    experiment:
      'Known bugs planted one after the other, each of which must make the experiment fail that guards it',
    size: `${runs.length} bugs`,
    result: `${found} found, ${runs.length - found} not found`,
    command: 'npm run harden -- planted',
    doesNotProve: 'that bugs of another kind would be found',
    figures: Object.fromEntries(runs.map(({ bug, guardedBy }) => [bug, guardedBy])),
  });
}

async function* allPlants(): AsyncGenerator<PlantRun> {
  yield* runPlants((bug) => ONLY.test(bug));
  for (const plant of shopPlants.filter((bug) => ONLY.test(bug))) {
    const { divergences } = await runWalks(undefined, {
      walks: WALKS_TO_FIND,
      seed: 1,
      plant,
      shrinks: false,
    });
    yield { bug: plant, guardedBy: 'walks', isFound: divergences.length > 0 };
  }
}
