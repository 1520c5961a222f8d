import { fillShop } from '../purchases/buyers.ts';
import { newPlace, type RunningPlatform } from '../purchases/place.ts';
import { type RaceName, raceKinds } from './kinds/index.ts';
import { type Outcome, RIVALS } from './kinds/kind.ts';

export interface RaceOptions {
  readonly kind: RaceName;
  readonly races: number;
  /** Races at once, each for a thing of its own. */
  readonly atOnce?: number;
  readonly databaseUrl?: string | undefined;
  /** A bug that the platform has, by its name in plants.ts. */
  readonly plant?: string;
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
  readonly wrongBooks: number;
  /** Answers that are neither a victory nor the refusal that is due. */
  readonly otherAnswers: number;
  /** The first of those answers. */
  readonly examples: readonly string[];
}

/** Lets rivals race for what only one may have; on PostgreSQL through two processes over one database. */
export async function runRaces(options: RaceOptions): Promise<RaceRun> {
  const { kind, races, atOnce = 2, databaseUrl, plant, progress, signal } = options;
  const place = await newPlace(databaseUrl);
  const platforms: RunningPlatform[] = [];
  try {
    const store = await place.open();
    const race = await fillShop(store)
      .then(() => raceKinds[kind].prepare(store, races, atOnce))
      .finally(() => store.close());
    platforms.push(await place.start(plant));
    if (databaseUrl) platforms.push(await place.start(plant));
    const origins = platforms.map(({ origin }) => origin);
    const outcomes: Outcome[] = [];
    let next = 0;
    const run = async (lane: number) => {
      while (next < races && !signal?.aborted) {
        outcomes.push(await race({ origins, number: next++ }, lane));
        progress?.(outcomes.length);
      }
    };
    await Promise.all(Array.from({ length: atOnce }, (_, lane) => run(lane)));
    const books = await (platforms[0] as RunningPlatform).books();
    const others = outcomes.flatMap(({ otherAnswers }) => otherAnswers);
    return {
      database: place.database,
      processes: origins.length,
      races: outcomes.length,
      rivals: RIVALS,
      tooMany: outcomes.filter(({ winners }) => winners > 1).length,
      none: outcomes.filter(({ winners }) => winners === 0).length,
      wrongBooks: outcomes.filter(({ fits }) => !fits(books)).length,
      otherAnswers: others.length,
      examples: others.slice(0, 3),
    };
  } finally {
    for (const platform of platforms) await platform.end('SIGTERM');
    await place.remove();
  }
}

/** Whether every race had one winner, and the books say so. */
export const isFair = ({ tooMany, none, wrongBooks, otherAnswers }: RaceRun): boolean =>
  tooMany + none + wrongBooks + otherAnswers === 0;
