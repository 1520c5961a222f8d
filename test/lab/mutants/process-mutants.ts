import { type CrashName, crashKinds } from '../crash-recovery/kinds/index.ts';
import { crashMutants } from '../crash-recovery/mutants.ts';
import { runCrashes } from '../crash-recovery/run-crashes.ts';
import { BrokenRecordsError, runCrashesOfKind } from '../crash-recovery/run-crashes-of-kind.ts';
import { isKept } from '../disk-full/outcome.ts';
import { runFullWhileWorking } from '../disk-full/run-full-while-working.ts';
import { mountSmallDisk } from '../disk-full/small-disk.ts';
import { type Work, works } from '../disk-full/workers.ts';
import { mutationOf } from '../graceful-shutdown/mutants.ts';
import { runAppDrains } from '../graceful-shutdown/run-app-drains.ts';
import { runDoubleStarts } from '../graceful-shutdown/run-double-starts.ts';
import { isDrained, runDrains } from '../graceful-shutdown/run-drains.ts';
import { loadMutants } from '../load/mutants.ts';
import { isHeld, runLoad } from '../load/run-load.ts';
import { hasProxy } from '../processes/deployment.ts';
import { isUnnoticed, runProcesses } from '../processes/run-processes.ts';
import type { MutantRun } from './mutant-run.ts';

const BROKEN_OFF = 'connections are broken off at the end';
const HANGS = 'a server that is told to end hangs';
const OPENED = 'a folder in use is opened all the same';
const SWALLOWED = 'what a full disk refuses is taken for written';
const NO_LOG = 'a database goes on without its log';
/** Whether something is under way when an end comes is a matter of milliseconds. */
const ENDS_TO_FIND = 3;
/** Some seconds of shopping that a busy machine holds as well. */
const LOAD_TO_FIND = { minutes: 0.3, perSecond: 8, visitors: 3, sampleSeconds: 1, aliveEach: 1 };
const ONE_BY_ONE = 'transactions are none';
/** Crashes come when they come: so many in a run, and runs with these seeds until one of them meets the bug. */
const KILLS_TO_FIND = 4;
const SEEDS_TO_FIND = [5, 6, 7, 8, 9, 10];

/** The experiment that guards a bug; `find` answers whether it has found it, or nothing where it cannot run here. */
interface Guard {
  readonly guardedBy: string;
  find(): Promise<boolean | undefined>;
}

const guards: Readonly<Record<string, Guard>> = {
  [`${BROKEN_OFF} (platform)`]: ends(async () => !isDrained(await runDrains(ENDS_TO_FIND, BROKEN_OFF))),
  [`${BROKEN_OFF} (storefront)`]: ends(
    async () => !isDrained(await runAppDrains('storefront', ENDS_TO_FIND, BROKEN_OFF)),
  ),
  [`${BROKEN_OFF} (behind a proxy)`]: { guardedBy: 'processes', find: findBehindProxy },
  [`${HANGS} (platform)`]: ends(async () => !isDrained(await runDrains(1, HANGS))),
  [`${HANGS} (console)`]: ends(async () => !isDrained(await runAppDrains('console', 1, HANGS))),
  [OPENED]: ends(async () => (await runDoubleStarts(1, undefined, OPENED)).refused === 0),
  [SWALLOWED]: { guardedBy: 'disk-full', find: () => findOnFullDisk('uploads', SWALLOWED) },
  [NO_LOG]: { guardedBy: 'disk-full', find: () => findOnFullDisk('large uploads', NO_LOG) },
  ...Object.fromEntries(
    Object.keys(loadMutants).map((mutant): [string, Guard] => [
      mutant,
      { guardedBy: 'load', find: () => findUnderLoad(mutant) },
    ]),
  ),
  ...Object.fromEntries(
    (Object.keys(crashKinds) as CrashName[]).map((kind): [string, Guard] => [
      `${ONE_BY_ONE} (${crashKinds[kind].what})`,
      { guardedBy: 'crash-recovery', find: () => findByCrashes((seed) => damagesOfKind(kind, seed)) },
    ]),
  ),
  ...Object.fromEntries(
    Object.keys(crashMutants).map((mutant): [string, Guard] => [
      mutant,
      { guardedBy: 'crash-recovery', find: () => findByCrashes((seed) => damagesOfOrders(mutant, seed)) },
    ]),
  ),
};

function ends(find: () => Promise<boolean>): Guard {
  return { guardedBy: 'ends', find };
}

async function findOnFullDisk(work: keyof typeof works, mutant: string): Promise<boolean | undefined> {
  const disk = await mountSmallDisk();
  if (!disk) return undefined;
  const outcome = await runFullWhileWorking(disk, works[work] as Work, 0.5, mutant).finally(disk.remove);
  return !isKept(outcome);
}

/** What a stack without a bug makes of the same load, which is asked once. */
let heldWithoutBug: Promise<boolean> | undefined;

async function findUnderLoad(mutant: string): Promise<boolean> {
  heldWithoutBug ??= runLoad(LOAD_TO_FIND).then(isHeld);
  if (!(await heldWithoutBug)) throw new Error('Without a bug, the load is not held either.');
  return !isHeld(await runLoad({ ...LOAD_TO_FIND, mutant: mutationOf(mutant) }));
}

async function findByCrashes(damages: (seed: number) => Promise<number>): Promise<boolean> {
  for (const seed of SEEDS_TO_FIND) {
    if ((await damages(seed)) > 0) return true;
  }
  return false;
}

async function damagesOfOrders(mutant: string, seed: number): Promise<number> {
  const crashes = { crashes: KILLS_TO_FIND, seed, emptyStarts: 1, mutant };
  try {
    const { lost, doubled, halfWritten, wrongStock } = await runCrashes(crashes);
    return lost + doubled + halfWritten + wrongStock;
  } catch {
    // Records of which so much is lost that nobody can go on shopping are a finding as well.
    return 1;
  }
}

async function damagesOfKind(kind: CrashName, seed: number): Promise<number> {
  const crashes = { kind, crashes: KILLS_TO_FIND, seed, emptyStarts: 1, mutant: ONE_BY_ONE };
  try {
    const { lost, doubled, halfWritten } = await runCrashesOfKind(crashes);
    return lost + doubled + halfWritten;
  } catch (error) {
    if (error instanceof BrokenRecordsError) return 1;
    throw error;
  }
}

/** Gives processes one bug after the other, those that `chosen` lets through. */
export async function* runProcessMutants(chosen: (bug: string) => boolean): AsyncGenerator<MutantRun> {
  for (const [bug, { guardedBy, find }] of Object.entries(guards)) {
    if (!chosen(bug)) continue;
    const isFound = await find();
    if (isFound !== undefined) yield { bug, guardedBy, isFound };
  }
}

/** Each of the four processes is told to end once. */
async function findBehindProxy(): Promise<boolean | undefined> {
  const databaseUrl = process.env.DATABASE_URL;
  if (!databaseUrl || !(await hasProxy())) return undefined;
  const by = 'restart';
  const run = await runProcesses({ databaseUrl, by, ends: 4, everyMs: 1_500, mutant: BROKEN_OFF });
  return !isUnnoticed(by, run);
}
