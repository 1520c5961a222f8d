import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { OpenStore } from '#mock/store/store.ts';
import { startOver } from '../graceful-shutdown/start-over.ts';
import { fillShop } from '../purchases/buyers.ts';
import { type Place, placeIn } from '../purchases/place.ts';
import { addOutcome, isClearEnd, isClearRefusal, noOutcome, type Outcome } from './outcome.ts';
import type { SmallDisk } from './small-disk.ts';
import type { Work, Worker } from './workers.ts';

/** A disk is as full as it gets after so many refusals, or it is not within so many pieces of work. */
const REFUSALS = 4;
const MOST_PIECES = 3_000;
/** Whoever has not answered by then hangs. */
const HUNG_MS = 20_000;
const SEEDED_PRODUCTS = '12';

/**
 * Lets a disk fill up under a platform at work, makes room again, and looks at the records after a restart. How
 * much room there is to begin with follows from `chance`, from 0 to 1; `mutant` names a bug of the platform.
 */
export async function runFullWhileWorking(
  disk: SmallDisk,
  { left: [least, most], prepare, signIn }: Work,
  chance: number,
  mutant?: string,
): Promise<Outcome> {
  const { environment, ...rest } = placeIn(join(disk.folder, 'data'));
  const place = { ...rest, environment: { ...environment, MOCK_PRODUCTS: SEEDED_PRODUCTS } };
  const total = noOutcome();
  const prepared = prepare && (await inFilledShop(place, prepare));
  const platform = await up(place, mutant);
  if (!platform) throw new Error('The platform did not start before the disk was full.');
  const worker = prepared ?? (await signIn?.(platform.origin));
  if (!worker) throw new Error('Nobody knows how to begin this work.');
  await disk.fill(least + chance * (most - least));
  addOutcome(total, await workUntilFull(platform.origin, worker));
  const lives = await isReadable(platform);
  if (!lives) addOutcome(total, await endedWell(platform, place));
  await disk.makeRoom();
  const recovered = lives ? platform : await up(place);
  const status = (recovered && (await worker.doOne(recovered.origin))?.status) ?? 500;
  addOutcome(total, status < 300 ? { acknowledged: 1 } : { notRecovered: 1 });
  recovered?.end();
  await recovered?.ended;
  const opened = await place.open();
  addOutcome(total, await worker.look(opened).finally(() => opened.close()));
  return total;
}

async function inFilledShop(place: Place, prepare: (store: OpenStore) => Promise<Worker>): Promise<Worker> {
  const store = await place.open();
  return fillShop(store)
    .then(() => prepare(store))
    .finally(() => store.close());
}

interface Up {
  readonly origin: string;
  /** With the exit code. */
  readonly ended: Promise<number | null>;
  readonly printed: () => string;
  end(): void;
  kill(): void;
}

/** Starts a platform; undefined where it ends before it answers. */
async function up(place: Place, mutant?: string): Promise<Up | undefined> {
  const { child, ready, printed } = startOver(place, mutant);
  const ended = once(child, 'close').then(([code]) => code as number | null);
  const origin = await Promise.race([ready, ended.then(() => undefined)]);
  if (origin === undefined) return undefined;
  return { origin, ended, printed, end: () => child.kill('SIGTERM'), kill: () => child.kill('SIGKILL') };
}

async function workUntilFull(origin: string, worker: Worker): Promise<Partial<Outcome>> {
  const found = { acknowledged: 0, refused: 0, unclear: 0 };
  for (let piece = 0; piece < MOST_PIECES && found.refused < REFUSALS; piece += 1) {
    const answer = await Promise.race([worker.doOne(origin), wait(HUNG_MS, undefined, { ref: false })]);
    if (!answer) return found;
    if (answer.status < 300) found.acknowledged += 1;
    else {
      found.refused += 1;
      if (!isClearRefusal(answer)) found.unclear += 1;
    }
  }
  return found;
}

/** Whether a platform still answers what needs no room. */
async function isReadable({ origin, ended }: Up): Promise<boolean> {
  const signal = AbortSignal.timeout(HUNG_MS);
  const asked = fetch(`${origin}/services/data`, { signal }).then(
    ({ status }) => status === 200,
    () => false,
  );
  return Promise.race([asked, ended.then(() => false)]);
}

/** A platform that cannot go on says so and ends, and so does one that is started while there is no room. */
async function endedWell({ ended, printed, kill }: Up, place: Place): Promise<Partial<Outcome>> {
  const code = await Promise.race([ended, wait(HUNG_MS, undefined, { ref: false })]);
  if (code === undefined) {
    kill();
    await ended;
  }
  const isClear = isClearEnd(code ?? null, printed()) && (await isClearStart(place));
  return { ended: 1, unclear: isClear ? 0 : 1 };
}

async function isClearStart(place: Place): Promise<boolean> {
  const { child, ready, printed } = startOver(place);
  const ended = once(child, 'close');
  void ready.then(() => child.kill('SIGTERM'));
  const [code] = await ended;
  return code === 0 || isClearEnd(code as number | null, printed());
}
