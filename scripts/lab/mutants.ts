import { mutants as shopMutants } from '#test/lab/model-based/mutants.ts';
import { runWalks } from '#test/lab/model-based/run-model-based.ts';
import type { MutantRun } from '#test/lab/mutants/mutant-run.ts';
import { runMutants } from '#test/lab/mutants/run-mutants.ts';
import { buildIfStale } from '../build/app.ts';
import { APPS } from '../build/sources.ts';
import { writeVerification } from './verification.ts';

/** Enough walks to meet each bug of the shop. */
const WALKS_TO_FIND = 60;

const ONLY = new RegExp(process.env.ONLY ?? '');

/** Applies known mutants one after the other, those that ONLY finds, and asks whether the experiment that guards each fails. */
export async function mutants(): Promise<boolean> {
  for (const app of APPS) await buildIfStale(app);
  const runs: MutantRun[] = [];
  for await (const run of allMutants()) {
    console.log(`${run.isFound ? 'found' : 'NOT FOUND'}: ${run.bug} (${run.guardedBy})`);
    runs.push(run);
  }
  const found = runs.filter(({ isFound }) => isFound).length;
  // A part of the whole leaves no figures.
  if (process.env.ONLY === undefined) await recordWhole(runs, found);
  return found === runs.length;
}

async function recordWhole(runs: readonly MutantRun[], found: number): Promise<void> {
  await writeVerification('mutants', {
    experiment:
      'Known mutants applied one after the other, each of which must make the experiment fail that guards it',
    size: `${runs.length} bugs`,
    result: `${found} found, ${runs.length - found} not found`,
    command: 'npm run lab -- mutants',
    doesNotProve: 'that bugs of another kind would be found',
    figures: Object.fromEntries(runs.map(({ bug, guardedBy }) => [bug, guardedBy])),
  });
}

async function* allMutants(): AsyncGenerator<MutantRun> {
  yield* runMutants((bug) => ONLY.test(bug));
  for (const mutant of shopMutants.filter((bug) => ONLY.test(bug))) {
    const { divergences } = await runWalks(undefined, {
      walks: WALKS_TO_FIND,
      seed: 1,
      mutant,
      shrinks: false,
    });
    yield { bug: mutant, guardedBy: 'model-based', isFound: divergences.length > 0 };
  }
}
