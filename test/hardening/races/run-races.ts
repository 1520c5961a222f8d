import {
  addBuyers,
  addProduct,
  ask,
  fillShop,
  type LoadBuyer,
  placeOrder,
  readyToOrder,
} from '../purchases/buyers.ts';
import { newPlace, type Place, type RunningPlatform } from '../purchases/place.ts';

/** Carts that want the last pack at the same time. */
const RIVALS = 4;
/** Every so many races, one of the rivals reserves the pack in place of ordering it. */
const RESERVING_EVERY = 4;

export interface RaceOptions {
  readonly races: number;
  /** Races at once, each for a product of its own. */
  readonly atOnce?: number;
  readonly databaseUrl?: string | undefined;
  readonly progress?: (done: number) => void;
  readonly signal?: AbortSignal;
}

export interface RaceRun {
  readonly database: string;
  readonly processes: number;
  readonly races: number;
  readonly rivals: number;
  /** Races in which more packs were given away than there were. */
  readonly oversold: number;
  /** Races in which nobody got the pack. */
  readonly unsold: number;
  /** Races after which the stock or the number of orders was wrong. */
  readonly wrongBooks: number;
  /** Answers that are neither an order nor a refusal. */
  readonly otherAnswers: number;
}

interface Outcome {
  readonly winners: number;
  readonly ordered: number;
  readonly otherAnswers: number;
  readonly productId: string;
}

/** Lets carts of different buyers race for the last pack; on PostgreSQL through two processes over one database. */
export async function runRaces(options: RaceOptions): Promise<RaceRun> {
  const { races, atOnce = 2, databaseUrl, progress, signal } = options;
  const place = await newPlace(databaseUrl);
  const platforms: RunningPlatform[] = [];
  try {
    const prepared = await prepare(place, races, atOnce);
    platforms.push(await place.start());
    if (databaseUrl) platforms.push(await place.start());
    const origins = platforms.map(({ origin }) => origin);
    const outcomes: Outcome[] = [];
    let next = 0;
    const lane = async (buyers: readonly LoadBuyer[]) => {
      while (next < races && !signal?.aborted) {
        const number = next++;
        outcomes.push(await race(origins, buyers, prepared.products[number] as string, number));
        progress?.(outcomes.length);
      }
    };
    await Promise.all(prepared.lanes.map(lane));
    const { stock } = await (platforms[0] as RunningPlatform).books();
    return {
      database: place.database,
      processes: origins.length,
      races: outcomes.length,
      rivals: RIVALS,
      oversold: outcomes.filter(({ winners }) => winners > 1).length,
      unsold: outcomes.filter(({ winners }) => winners === 0).length,
      wrongBooks: outcomes.filter(({ productId, ordered }) => stock[productId] !== 1 - ordered).length,
      otherAnswers: outcomes.reduce((sum, { otherAnswers }) => sum + otherAnswers, 0),
    };
  } finally {
    for (const platform of platforms) await platform.end('SIGTERM');
    await place.remove();
  }
}

async function prepare(place: Place, races: number, lanes: number) {
  const store = await place.open();
  try {
    await fillShop(store);
    const products: string[] = [];
    for (let number = 0; number < races; number += 1)
      products.push(await addProduct(store, `letzte-${number}`, 1));
    const buyers = await addBuyers(store, RIVALS * lanes);
    return {
      products,
      lanes: Array.from({ length: lanes }, (_, lane) => buyers.slice(lane * RIVALS, (lane + 1) * RIVALS)),
    };
  } finally {
    await store.close();
  }
}

/** One race: everybody gets as far as the order, then all reach out at once. */
async function race(
  origins: readonly string[],
  buyers: readonly LoadBuyer[],
  productId: string,
  number: number,
): Promise<Outcome> {
  const originOf = (at: number) => origins[(number + at) % origins.length] as string;
  await Promise.all(buyers.map((buyer, at) => readyToOrder(originOf(at), buyer, { [productId]: 1 })));
  const reserving = number % RESERVING_EVERY === 0 ? number % RIVALS : -1;
  const answers = await Promise.all(
    buyers.map((buyer, at) => (at === reserving ? reserve : placeOrder)(originOf(at), buyer)),
  );
  for (const [at, buyer] of buyers.entries()) await ask(originOf(at), buyer, ['DELETE', '/carts/current']);
  const ordered = answers.filter(({ status }) => status === 201).length;
  const reserved = answers.filter(({ status }) => status === 200).length;
  const refused = answers.filter(({ status }) => [409, 422].includes(status)).length;
  const otherAnswers = answers.length - ordered - reserved - refused;
  return { winners: ordered + reserved, ordered, otherAnswers, productId };
}

function reserve(origin: string, buyer: LoadBuyer) {
  return ask(origin, buyer, ['PUT', '/carts/current/inventory-reservations', { durationInSeconds: 14_400 }]);
}
