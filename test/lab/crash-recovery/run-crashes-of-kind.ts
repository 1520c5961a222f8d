import { setTimeout as wait } from 'node:timers/promises';
import { median } from '#scripts/bench/statistics.ts';
import { newPlace, type Place } from '../purchases/place.ts';
import { EMPTY_STARTS, emptyStartMs } from './empty-starts.ts';
import { type CrashName, crashKinds } from './kinds/index.ts';
import { type Damage, NO_DAMAGE, plus, type Victim } from './kinds/kind.ts';
import { numbersFrom } from './numbers.ts';

export interface KindCrashOptions {
  readonly kind: CrashName;
  readonly crashes: number;
  /** The moments of the crashes follow from it. */
  readonly seed: number;
  /** How many starts without records are timed beside those after the crashes; five unless told. */
  readonly emptyStarts?: number;
  readonly databaseUrl?: string | undefined;
  /** A bug that the processes are to have, whose damage the crashes must show. */
  readonly mutant?: string;
  readonly signal?: AbortSignal;
}

export interface KindCrashRun extends Damage {
  readonly database: string;
  readonly crashes: number;
  /** Median time in milliseconds until the platform was ready again; absent where starts are what is killed. */
  readonly restartMs?: number;
  /** The same for a platform without records, in the same run. */
  readonly emptyStartMs?: number;
}

/** Crashes a process at its work again and again, and looks at the records after each crash. */
export async function runCrashesOfKind(options: KindCrashOptions): Promise<KindCrashRun> {
  const { crashes, seed, databaseUrl, signal } = options;
  const kind = crashKinds[options.kind];
  const chance = numbersFrom(seed);
  const readyMs: number[] = [];
  let damage = NO_DAMAGE;
  let done = 0;
  let place: Place | undefined;
  let victim: Victim | undefined;
  try {
    for (; done < crashes && !signal?.aborted; done += 1) {
      if (kind.isFresh) await place?.remove();
      if (kind.isFresh || !place || !victim) {
        place = await newPlace(databaseUrl);
        victim = await kind.prepare(place);
      }
      const worker = await victim.start(place, options.mutant);
      if (worker.readyMs !== undefined && done > 0) readyMs.push(worker.readyMs);
      const working = worker.work();
      const [least, most] = victim.between ?? [0, kind.mostMs];
      await wait(least + chance() * (most - least));
      await worker.kill();
      await working;
      damage = plus(damage, await audit(place, victim));
    }
    const starts = readyMs.length > 0 && {
      restartMs: Math.round(median(readyMs)),
      emptyStartMs: await emptyStartMs(options.emptyStarts ?? EMPTY_STARTS, databaseUrl),
    };
    return {
      database: place?.database ?? '',
      crashes: done,
      ...damage,
      ...starts,
    };
  } finally {
    await place?.remove();
  }
}

/** Records that cannot even be opened or looked at after a kill. */
export class BrokenRecordsError extends Error {
  override name = 'BrokenRecordsError' as const;
}

async function audit(place: Place, victim: Victim): Promise<Damage> {
  try {
    const store = await place.open();
    return await victim.audit(store).finally(() => store.close());
  } catch (cause) {
    throw new BrokenRecordsError(`After a kill the records cannot be looked at: ${cause}`, { cause });
  }
}
