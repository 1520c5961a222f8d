import { runMatrix } from '../authorization-matrix/run-matrix.ts';
import { runSandboxMatrix } from '../authorization-matrix/sandbox/run-sandbox-matrix.ts';
import { runFuzz } from '../fuzz/run-fuzz.ts';
import { runFaults } from '../network-faults/run-faults.ts';
import { racePlants } from '../races/mutants.ts';
import { isFair, runRaces } from '../races/run-races.ts';
import { attacks } from '../security/attacks.ts';
import { openGround } from '../security/ground.ts';
import { runSecrets } from '../security/secrets/run-secrets.ts';
import { attackBuilt } from './attack-built.ts';
import { attackPlants } from './attack-mutants.ts';
import { openFront, type Tampering } from './front.ts';
import { fuzzPlants } from './fuzz-mutants.ts';
import { matrixPlants } from './matrix-mutants.ts';
import { wirePlants } from './network-mutants.ts';
import { runProcessPlants } from './process-mutants.ts';
import { runHastyPlants } from './rapid-navigation-mutants.ts';
import { forgetKeys, sandboxPlants } from './sandbox-mutants.ts';
import { secretPlants } from './secret-mutants.ts';

/** Whether the experiment that guards a bug has found it. */
export interface PlantRun {
  readonly bug: string;
  readonly guardedBy: string;
  readonly isFound: boolean;
}

/** How many of the client's calls a planted bug of the wire is looked for in: each so-manieth. */
const WIRE_EACH = 25;
/** Enough races to meet each bug of them. */
const RACES_TO_FIND = 3;

/** Plants one bug after the other, those that `chosen` lets through, and lets the experiment that guards it run. */
export async function* runPlants(chosen: (bug: string) => boolean = () => true): AsyncGenerator<PlantRun> {
  for (const [bug, { operationId, handler }] of Object.entries(matrixPlants))
    if (chosen(bug)) {
      const { wrong } = await runMatrix({ only: operationId, replace: { [operationId]: handler } });
      yield { bug, guardedBy: 'matrix', isFound: wrong.length > 0 };
    }
  for (const [bug, { operationId: only, ...tampering }] of Object.entries(sandboxPlants))
    if (chosen(bug)) {
      forgetKeys();
      const front = (origin: string) => openFront(origin, () => tampering);
      const { wrong } = await runSandboxMatrix(({ operationId }) => operationId === only, front);
      yield { bug, guardedBy: 'matrix', isFound: wrong.length > 0 };
    }
  for (const [bug, { only, tamper }] of Object.entries(fuzzPlants))
    if (chosen(bug)) {
      const { failures } = await runFuzz({ requests: 1, seed: 1, only, tamper });
      yield { bug, guardedBy: 'fuzz', isFound: failures.length > 0 };
    }
  for (const [bug, { guardedBy }] of Object.entries(racePlants))
    if (chosen(bug)) {
      const run = await runRaces({ kind: guardedBy, races: RACES_TO_FIND, plant: bug });
      yield { bug, guardedBy: `races: ${guardedBy}`, isFound: !isFair(run) };
    }
  yield* runProcessPlants(chosen);
  yield* attackGround(chosen);
  yield* attackBuilt(chosen);
  yield* runHastyPlants(chosen);
  for (const [bug, options] of Object.entries(secretPlants))
    if (chosen(bug)) {
      const { leaks } = await runSecrets({ ...options, isBrief: true });
      yield { bug, guardedBy: 'secrets', isFound: leaks.length > 0 };
    }
  for (const [bug, tamper] of Object.entries(wirePlants))
    if (chosen(bug)) {
      const { surprises } = await runFaults(WIRE_EACH, tamper);
      yield { bug, guardedBy: 'wire', isFound: surprises.length > 0 };
    }
}

/** One ground for all of them, behind a front that has the bug of the moment. */
async function* attackGround(chosen: (bug: string) => boolean): AsyncGenerator<PlantRun> {
  const plants = Object.entries(attackPlants).filter(([bug]) => chosen(bug));
  if (plants.length === 0) return;
  let planted: Tampering | undefined;
  const ground = await openGround({ front: (origin) => openFront(origin, () => planted) });
  try {
    for (const guardedBy of new Set(plants.map(([, plant]) => plant.guardedBy))) {
      const { breaches } = await attacks[guardedBy](ground);
      if (breaches.length > 0) throw new Error(`Without a bug, ${guardedBy} get through: ${breaches}`);
    }
    for (const [bug, plant] of plants) {
      planted = plant;
      // An attack that cannot be carried out to its end has found that something is wrong as well.
      const isFound = await attacks[plant.guardedBy](ground).then(
        ({ breaches }) => breaches.length > 0,
        () => true,
      );
      planted = undefined;
      yield { bug, guardedBy: `attacks: ${plant.guardedBy}`, isFound };
    }
  } finally {
    await ground.close();
  }
}
