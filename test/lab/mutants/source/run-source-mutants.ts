import { join } from 'node:path';
import { run } from '#scripts/process/run.ts';
import { mutationOf } from '../../graceful-shutdown/mutants.ts';
import { noticedOnes, runNeighbours } from '../../noisy-neighbours/run-neighbours.ts';
import type { MutantRun } from '../mutant-run.ts';
import { accessMutants } from './access.ts';
import { availabilityMutants } from './availability.ts';
import { MATRIX_FOUND } from './matrix-found.ts';

/** So many times the wait without a bug is no chance. */
const TIMES_SLOWER = 2;

/** Takes rules of access and bounds out of the code, one after the other, those that `chosen` lets through. */
export async function* runSourceMutants(chosen: (bug: string) => boolean): AsyncGenerator<MutantRun> {
  for (const [bug, { only }] of Object.entries(accessMutants))
    if (chosen(bug))
      yield { bug, guardedBy: 'authorization-matrix', isFound: await isDecidedWrongly(only, bug) };
  for (const [bug, { attack }] of Object.entries(availabilityMutants))
    if (chosen(bug)) yield { bug, guardedBy: 'noisy-neighbours', isFound: await isNoticed(attack, bug) };
}

async function isDecidedWrongly(operationId: string, bug: string): Promise<boolean> {
  const environment = { ...process.env, ...mutationOf(bug) };
  const script = join(import.meta.dirname, 'ask-matrix.ts');
  const { code, output } = await run(process.execPath, [script, operationId], { env: environment });
  if (code !== 0 && code !== MATRIX_FOUND)
    throw new Error(`The matrix with "${bug}" ended with ${code}: ${output}`);
  return code === MATRIX_FOUND;
}

/** Whether somebody waits too long beside an attack with a bug, and much longer than without it. */
async function isNoticed(attack: string, bug: string): Promise<boolean> {
  const beside = (mutant = {}) => runNeighbours(() => undefined, [attack], mutant);
  const without = await beside();
  const noticed = noticedOnes(await beside(mutationOf(bug)));
  return noticed.some(({ what, beside: { p99, refused } }) => {
    const before = without.find((one) => one.what === what)?.beside;
    return refused > 0 || p99 > TIMES_SLOWER * (before?.p99 ?? 0);
  });
}
