import { runMatrix } from '../authorization-matrix/run-matrix.ts';
import { runSandboxMatrix } from '../authorization-matrix/sandbox/run-sandbox-matrix.ts';
import { runFuzz } from '../fuzz/run-fuzz.ts';
import { runFaults } from '../network-faults/run-faults.ts';
import { raceMutants } from '../races/mutants.ts';
import { isFair, runRaces } from '../races/run-races.ts';
import { attacks } from '../security/attacks.ts';
import { openGround } from '../security/ground.ts';
import { runSecrets } from '../security/secrets/run-secrets.ts';
import { attackBuilt } from './attack-built.ts';
import { attackMutants } from './attack-mutants.ts';
import { openFront, type Tampering } from './front.ts';
import { fuzzMutants } from './fuzz-mutants.ts';
import { matrixMutants } from './matrix-mutants.ts';
import type { MutantRun } from './mutant-run.ts';
import { networkMutants } from './network-mutants.ts';
import { runProcessMutants } from './process-mutants.ts';
import { runRapidNavigationMutants } from './rapid-navigation-mutants.ts';
import { forgetKeys, sandboxMutants } from './sandbox-mutants.ts';
import { secretMutants } from './secret-mutants.ts';
import { runSourceMutants } from './source/run-source-mutants.ts';

/** How many of the client's calls a network mutant is looked for in: each so-manieth. */
const WIRE_EACH = 25;
/** Enough races to meet each bug of them. */
const RACES_TO_FIND = 3;

/** Applies one mutant after the other, those that `chosen` lets through, and lets the experiment that guards it run. */
export async function* runMutants(chosen: (bug: string) => boolean = () => true): AsyncGenerator<MutantRun> {
  for (const [bug, { operationId, handler }] of Object.entries(matrixMutants))
    if (chosen(bug)) {
      const { wrong } = await runMatrix({ only: operationId, replace: { [operationId]: handler } });
      yield { bug, guardedBy: 'authorization-matrix', isFound: wrong.length > 0 };
    }
  for (const [bug, { operationId: only, ...tampering }] of Object.entries(sandboxMutants))
    if (chosen(bug)) {
      forgetKeys();
      const front = (origin: string) => openFront(origin, () => tampering);
      const { wrong } = await runSandboxMatrix(({ operationId }) => operationId === only, front);
      yield { bug, guardedBy: 'authorization-matrix', isFound: wrong.length > 0 };
    }
  for (const [bug, { only, tamper }] of Object.entries(fuzzMutants))
    if (chosen(bug)) {
      const { failures } = await runFuzz({ requests: 1, seed: 1, only, tamper });
      yield { bug, guardedBy: 'fuzz', isFound: failures.length > 0 };
    }
  for (const [bug, { guardedBy }] of Object.entries(raceMutants))
    if (chosen(bug)) {
      const run = await runRaces({ kind: guardedBy, races: RACES_TO_FIND, mutant: bug });
      yield { bug, guardedBy: `races: ${guardedBy}`, isFound: !isFair(run) };
    }
  yield* runProcessMutants(chosen);
  yield* runSourceMutants(chosen);
  yield* attackGround(chosen);
  yield* attackBuilt(chosen);
  yield* runRapidNavigationMutants(chosen);
  for (const [bug, options] of Object.entries(secretMutants))
    if (chosen(bug)) {
      const { leaks } = await runSecrets({ ...options, isBrief: true });
      yield { bug, guardedBy: 'secrets', isFound: leaks.length > 0 };
    }
  for (const [bug, tamper] of Object.entries(networkMutants))
    if (chosen(bug)) {
      const { surprises } = await runFaults(WIRE_EACH, tamper);
      yield { bug, guardedBy: 'network-faults', isFound: surprises.length > 0 };
    }
}

/** One ground for all of them, behind a front that has the bug of the moment. */
async function* attackGround(chosen: (bug: string) => boolean): AsyncGenerator<MutantRun> {
  const mutants = Object.entries(attackMutants).filter(([bug]) => chosen(bug));
  if (mutants.length === 0) return;
  let applied: Tampering | undefined;
  const ground = await openGround({ front: (origin) => openFront(origin, () => applied) });
  try {
    for (const guardedBy of new Set(mutants.map(([, mutant]) => mutant.guardedBy))) {
      const { breaches } = await attacks[guardedBy](ground);
      if (breaches.length > 0) throw new Error(`Without a bug, ${guardedBy} get through: ${breaches}`);
    }
    for (const [bug, mutant] of mutants) {
      applied = mutant;
      // An attack that cannot be carried out to its end has found that something is wrong as well.
      const isFound = await attacks[mutant.guardedBy](ground).then(
        ({ breaches }) => breaches.length > 0,
        () => true,
      );
      applied = undefined;
      yield { bug, guardedBy: `request-forgery: ${mutant.guardedBy}`, isFound };
    }
  } finally {
    await ground.close();
  }
}
