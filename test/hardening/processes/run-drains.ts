import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import {
  addBuyers,
  addProduct,
  fillShop,
  type LoadBuyer,
  placeOrder,
  readyToOrder,
} from '../purchases/buyers.ts';
import { newPlace } from '../purchases/place.ts';

export interface DrainRun {
  readonly drains: number;
  /** Requests that were under way when the platform was asked to end. */
  readonly underWay: number;
  /** Of those, answers that were cut off or failed. */
  readonly cutOff: number;
  /** Orders that were acknowledged and are not in the books, or are there without that. */
  readonly wrongBooks: number;
  /** Platforms that took new requests after they had ended, or did not end with code 0. */
  readonly unclean: number;
}

const BUYERS = 6;
const STOCK = 1_000;

/** Ends a platform with SIGTERM while orders are being placed: those end, new ones find nobody, and the process ends with 0. */
export async function runDrains(drains: number): Promise<DrainRun> {
  const place = await newPlace();
  const total = { drains, underWay: 0, cutOff: 0, wrongBooks: 0, unclean: 0 };
  try {
    const store = await place.open();
    const prepared = await fillShop(store)
      .then(async () => ({
        productId: await addProduct(store, 'abgebrochen', STOCK),
        buyers: await addBuyers(store, BUYERS),
      }))
      .finally(() => store.close());
    let ordered = 0;
    for (let done = 0; done < drains; done += 1) {
      const platform = await place.start();
      for (const buyer of prepared.buyers)
        await readyToOrder(platform.origin, buyer, { [prepared.productId]: 1 });
      const orders = prepared.buyers.map((buyer: LoadBuyer) =>
        placeOrder(platform.origin, buyer).catch(() => undefined),
      );
      // The requests have to be with the platform, or there is nothing that could be cut off.
      await wait(20);
      const ended = once(platform.child, 'exit');
      platform.child.kill('SIGTERM');
      const answers = await Promise.all(orders);
      const [code] = await ended;
      const isGone = await fetch(platform.origin).then(
        () => false,
        () => true,
      );
      total.underWay += orders.length;
      total.cutOff += answers.filter((answer) => answer?.status !== 201).length;
      ordered += answers.filter((answer) => answer?.status === 201).length;
      if (code !== 0 || !isGone) total.unclean += 1;
    }
    const platform = await place.start();
    const { stock, orders } = await platform.books();
    if (orders.length !== ordered || stock[prepared.productId] !== STOCK - ordered) total.wrongBooks += 1;
    await platform.end('SIGTERM');
    return total;
  } finally {
    await place.remove();
  }
}
