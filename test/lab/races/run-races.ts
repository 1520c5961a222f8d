import { fillShop } from '../purchases/buyers.ts';
import { type Place, preparedPlace, type RunningPlatform } from '../purchases/place.ts';
import type { PurchaseRecords } from '../purchases/purchase-records.ts';
import { type RaceName, raceKinds } from './kinds/index.ts';
import { type Outcome, type RaceKind, RIVALS } from './kinds/kind.ts';

export interface RaceOptions {
  readonly kind: RaceName;
  readonly races: number;
  /** Races at once, each for a thing of its own. */
  readonly atOnce?: number;
  readonly databaseUrl?: string | undefined;
  /** A bug that the platform has, by its name in mutants.ts. */
  readonly mutant?: string;
  readonly progress?: (done: number) => void;
  readonly signal?: AbortSignal;
}

export interface RaceRun {
  readonly database: string;
  readonly processes: number;
  readonly races: number;
  readonly rivals: number;
  /** Races with more winners than one: oversold, lost or doubled. */
  readonly tooMany: number;
  /** Races that nobody won. */
  readonly none: number;
  /** Races after which something else was stored than the winner was told. */
  readonly inconsistent: number;
  /** Answers that are neither a victory nor the refusal that is due. */
  readonly otherAnswers: number;
  /** The first of those answers. */
  readonly examples: readonly string[];
}

/** Lets rivals race for what only one may have; on PostgreSQL through two processes over one database. */
export async function runRaces({ kind, ...options }: RaceOptions): Promise<RaceRun> {
  const ground = await openRaces({ ...options, kinds: [kind] });
  try {
    return await ground.run(kind);
  } finally {
    await ground.close();
  }
}

export interface RaceGroundOptions extends Omit<RaceOptions, 'kind'> {
  readonly kinds: readonly RaceName[];
}

/** Processes over records that races of several kinds are prepared in. */
export interface RaceGround {
  /** Runs the races of one kind, once. */
  run(kind: RaceName): Promise<RaceRun>;
  close(): Promise<void>;
}

/** Prepares the records and starts the processes for races of these kinds, each about records of its own. */
export async function openRaces(options: RaceGroundOptions): Promise<RaceGround> {
  const { races, atOnce = 2, databaseUrl, mutant } = options;
  const place = await preparedPlace(databaseUrl);
  const platforms: RunningPlatform[] = [];
  const close = async () => {
    for (const platform of platforms) await platform.end('SIGTERM');
    await place.remove();
  };
  try {
    const prepared = await prepare(place, options);
    platforms.push(await place.start(mutant));
    if (databaseUrl) platforms.push(await place.start(mutant));
    const origins = platforms.map(({ origin }) => origin);
    return {
      run: async (kind) => {
        const race = prepared.get(kind);
        if (!race) throw new Error(`No races of the kind "${kind}" were prepared.`);
        const outcomes = await runLanes({ ...options, races, atOnce }, origins, race);
        const records = await (platforms[0] as RunningPlatform).records();
        return summaryOf(outcomes, records, { database: place.database, processes: origins.length });
      },
      close,
    };
  } catch (cause) {
    await close();
    throw cause;
  }
}

type Race = Awaited<ReturnType<RaceKind['prepare']>>;

async function prepare(
  place: Place,
  { kinds, races, atOnce = 2 }: RaceGroundOptions,
): Promise<ReadonlyMap<RaceName, Race>> {
  const store = await place.open();
  try {
    await fillShop(store);
    const prepared = new Map<RaceName, Race>();
    for (const kind of kinds) prepared.set(kind, await raceKinds[kind].prepare(store, races, atOnce));
    return prepared;
  } finally {
    await store.close();
  }
}

async function runLanes(
  { races, atOnce, progress, signal }: RaceGroundOptions & { readonly atOnce: number },
  origins: readonly string[],
  race: Race,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  let next = 0;
  const run = async (lane: number) => {
    while (next < races && !signal?.aborted) {
      outcomes.push(await race({ origins, number: next++ }, lane));
      progress?.(outcomes.length);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, (_, lane) => run(lane)));
  return outcomes;
}

function summaryOf(
  outcomes: readonly Outcome[],
  records: PurchaseRecords,
  where: Pick<RaceRun, 'database' | 'processes'>,
): RaceRun {
  const others = outcomes.flatMap(({ otherAnswers }) => otherAnswers);
  return {
    ...where,
    races: outcomes.length,
    rivals: RIVALS,
    tooMany: outcomes.filter(({ winners }) => winners > 1).length,
    none: outcomes.filter(({ winners }) => winners === 0).length,
    inconsistent: outcomes.filter(({ fits }) => !fits(records)).length,
    otherAnswers: others.length,
    examples: others.slice(0, 3),
  };
}

/** Whether every race had one winner, and the records say so. */
export const isFair = ({ tooMany, none, inconsistent, otherAnswers }: RaceRun): boolean =>
  tooMany + none + inconsistent + otherAnswers === 0;
