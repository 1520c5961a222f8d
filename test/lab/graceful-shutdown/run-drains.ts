import { addBuyers, addProduct, fillShop, type LoadBuyer, readyToOrder } from '../purchases/buyers.ts';
import { preparedPlace } from '../purchases/place.ts';
import { STORE_PATH } from '../security/addresses.ts';
import type { Call, Reply } from './caller.ts';
import { drain } from './drain.ts';

/** What came of ending a server again and again while requests were under way. */
export interface DrainRun {
  readonly drains: number;
  /** Requests that were with the server when it was asked to end. */
  underWay: number;
  /** Of those, the ones that were not answered, not to the end, or not as they had to be. */
  cutOff: number;
  /** Requests that were sent afterwards, and those of them that were answered nonetheless. */
  late: number;
  lateAnswered: number;
  /** Late ones that were answered neither as they had to be nor with a 503. */
  lateStrange: number;
  /** Work that was acknowledged and is not there, or is there without that. */
  inconsistent: number;
  /** Servers that took new requests after they had ended, hung, or did not end with code 0. */
  unclean: number;
}

export const noDrains = (drains: number): DrainRun => ({
  drains,
  underWay: 0,
  cutOff: 0,
  late: 0,
  lateAnswered: 0,
  lateStrange: 0,
  inconsistent: 0,
  unclean: 0,
});

/** Whether everything was kept that is promised. */
export const isDrained = ({ cutOff, lateStrange, inconsistent, unclean }: DrainRun): boolean =>
  cutOff + lateStrange + inconsistent + unclean === 0;

const BUYERS = 12;
const STOCK = 100_000;

/**
 * Ends a platform with SIGTERM while orders are being placed: those which it has are placed and answered, later ones are
 * placed or refused, and the process ends with 0. `mutant` names a bug of the platform.
 */
export async function runDrains(drains: number, mutant?: string): Promise<DrainRun> {
  const place = await preparedPlace();
  const run = noDrains(drains);
  try {
    const store = await place.open();
    const { productId, buyers } = await fillShop(store)
      .then(async () => ({
        productId: await addProduct(store, 'abgebrochen', STOCK),
        buyers: await addBuyers(store, BUYERS),
      }))
      .finally(() => store.close());
    let ordered = 0;
    for (let done = 0; done < drains; done += 1) {
      const platform = await place.start(mutant);
      for (const buyer of buyers) await readyToOrder(platform.origin, buyer, { [productId]: 1 });
      const orders = buyers.map(orderOf);
      const { early, late, isClean } = await drain(
        platform,
        orders.slice(0, BUYERS / 2),
        orders.slice(BUYERS / 2),
      );
      addUp(run, { early, late, isClean }, isPlaced);
      ordered += [...early, ...late].filter(isPlaced).length;
    }
    const platform = await place.start();
    const { stock, orders } = await platform.records();
    await platform.end('SIGTERM');
    if (orders.length !== ordered || stock[productId] !== STOCK - ordered) run.inconsistent += 1;
    return run;
  } finally {
    await place.remove();
  }
}

/** Adds what came of one end. */
export function addUp(
  run: DrainRun,
  { early, late, isClean }: Awaited<ReturnType<typeof drain>>,
  isFine: (reply: Reply | undefined) => boolean,
): void {
  run.underWay += early.length;
  run.cutOff += early.filter((reply) => !isFine(reply)).length;
  run.late += late.length;
  run.lateAnswered += late.filter((reply) => reply !== undefined).length;
  run.lateStrange += late.filter((reply) => reply && reply.status !== 503 && !isFine(reply)).length;
  if (!isClean) run.unclean += 1;
}

const isPlaced = (reply: Reply | undefined): boolean => reply?.status === 201;

const orderOf = ({ cookie }: LoadBuyer): Call => ({
  method: 'POST',
  path: `${STORE_PATH}/checkouts/active/orders`,
  headers: { cookie },
});
