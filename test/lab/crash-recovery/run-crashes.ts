import { setTimeout as wait } from 'node:timers/promises';
import { median } from '#scripts/bench/statistics.ts';
import { addBuyers, addProduct, fillShop } from '../purchases/buyers.ts';
import { type Place, preparedPlace, type RunningPlatform } from '../purchases/place.ts';
import { type Audit, audit } from './audit.ts';
import { EMPTY_STARTS, emptyStartMs } from './empty-starts.ts';
import { numbersFrom } from './numbers.ts';
import { Shopper } from './shopper.ts';

const SHOPPERS = 3;
const STOCK = 1_000_000;
/** A kill comes after up to so many answers, some three checkouts of each shopper, and up to so many milliseconds. */
const MOST_ANSWERS = 36;
const MOST_MILLISECONDS = 20;

export interface CrashOptions {
  readonly crashes: number;
  /** The moments of the crashes follow from it. */
  readonly seed: number;
  /** How many starts without records are timed beside those after the crashes; five unless told, 0 for none. */
  readonly emptyStarts?: number;
  readonly databaseUrl?: string | undefined;
  /** A bug that the platform has, by its name in mutants.ts. */
  readonly mutant?: string;
  readonly progress?: (done: number) => void;
  /** Ends the run before the next kill. */
  readonly signal?: AbortSignal;
}

export interface CrashRun extends Audit {
  readonly database: string;
  readonly crashes: number;
  readonly acknowledgedOrders: number;
  /** Orders whose answer the kill cut off, and which were asked for again with the same key. */
  readonly ordersCutOff: number;
  /** Of those, the ones that had been placed before the kill. */
  readonly placedBeforeCrash: number;
  /** Median time in milliseconds until the platform was ready again after a kill. */
  readonly restartMs: number;
  /** The same for a platform without records, in the same run. */
  readonly emptyStartMs: number;
}

/** Crashes a platform again and again while people order, and audits the records after every restart. */
export async function runCrashes(options: CrashOptions): Promise<CrashRun> {
  const { seed, databaseUrl, progress, signal } = options;
  const place = await preparedPlace(databaseUrl);
  try {
    const { shoppers, stock } = await prepare(place);
    const counts = { ordersCutOff: 0, placedBeforeCrash: 0 };
    const total: Audit = { lost: 0, doubled: 0, halfWritten: 0, wrongStock: 0 };
    const chance = numbersFrom(seed);
    const readyMs: number[] = [];
    let crashes = 0;
    for (let isLast = false; !isLast; ) {
      isLast = crashes === options.crashes || signal?.aborted === true;
      const platform = await place.start(options.mutant);
      if (crashes > 0) readyMs.push(platform.readyMs);
      const records = await platform.records();
      addUp(total, audit(records, shoppers, stock));
      const cutOff = shoppers.flatMap(({ wishes }) => wishes.filter((one) => one.isAsked && !one.number));
      if (isLast) await settleAll(platform, shoppers, total, stock);
      else await crashWhileShopping(platform, shoppers, [chance(), chance()]);
      counts.ordersCutOff += cutOff.length;
      const known = new Set(records.orders.map(({ number }) => number));
      counts.placedBeforeCrash += cutOff.filter(({ number }) => number && known.has(number)).length;
      if (isLast) continue;
      crashes += 1;
      progress?.(crashes);
    }
    const wishes = shoppers.flatMap((shopper) => shopper.wishes);
    const acknowledgedOrders = wishes.filter(({ number }) => number !== undefined).length;
    const starts = {
      restartMs: Math.round(median(readyMs)),
      emptyStartMs: await emptyStartMs(options.emptyStarts ?? EMPTY_STARTS, databaseUrl),
    };
    return { database: place.database, crashes, acknowledgedOrders, ...counts, ...total, ...starts };
  } finally {
    await place.remove();
  }
}

async function prepare(place: Place) {
  const store = await place.open();
  try {
    await fillShop(store);
    const products = [await addProduct(store, 'eins', STOCK), await addProduct(store, 'zwei', STOCK)];
    const buyers = await addBuyers(store, SHOPPERS);
    let turn = 0;
    const nextPacks = () => {
      turn += 1;
      return Object.fromEntries(products.map((id, at) => [id, 1 + ((turn + at) % 3)]));
    };
    return {
      shoppers: buyers.map((buyer) => new Shopper(buyer, nextPacks)),
      stock: Object.fromEntries(products.map((id) => [id, STOCK])),
    };
  } finally {
    await store.close();
  }
}

/** Crashes the platform at a moment that two numbers from 0 to 1 choose, in whatever it is doing just then. */
async function crashWhileShopping(
  platform: RunningPlatform,
  shoppers: readonly Shopper[],
  [progress, delay]: readonly [number, number],
): Promise<void> {
  const moment = answersOf(shoppers, Math.floor(progress * MOST_ANSWERS));
  const shopping = Promise.all(shoppers.map((shopper) => shopper.shop(platform.origin)));
  await Promise.race([moment.then(() => wait(delay * MOST_MILLISECONDS)), shopping]);
  await platform.end('SIGKILL');
  await shopping;
}

/** Resolves once the shoppers have had so many answers. */
function answersOf(shoppers: readonly Shopper[], count: number): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  let left = count;
  if (left === 0) resolve();
  for (const { buyer } of shoppers)
    buyer.onAnswer = () => {
      left -= 1;
      if (left === 0) resolve();
    };
  return promise;
}

/** Asks once more for everything that is open, audits, and ends the platform properly. */
async function settleAll(
  platform: RunningPlatform,
  shoppers: readonly Shopper[],
  total: Audit,
  stock: Readonly<Record<string, number>>,
): Promise<void> {
  for (const shopper of shoppers) await shopper.settle(platform.origin);
  addUp(total, audit(await platform.records(), shoppers, stock));
  await platform.end('SIGTERM');
}

function addUp(total: Audit, found: Audit): void {
  for (const name of Object.keys(total) as (keyof Audit)[]) total[name] += found[name];
}
