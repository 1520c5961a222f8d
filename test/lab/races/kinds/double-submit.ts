import { randomUUID } from 'node:crypto';
import { addBuyers, addProduct, type LoadBuyer, placeOrder, readyToOrder } from '../../purchases/buyers.ts';
import { originOf, type RaceKind, RIVALS, told } from './kind.ts';

const STOCK = 10;

/** One buyer submits the same order several times at once: with one key, with a key each time, or with none. */
export const doubleSubmit: RaceKind = {
  what: 'submits of the same order at once',
  prepare: async (store, races, lanes) => {
    const products: string[] = [];
    for (let number = 0; number < races; number += 1)
      products.push(await addProduct(store, `doppelt-${number}`, STOCK));
    const buyers = await addBuyers(store, lanes);
    return async (track, lane) => {
      const buyer = buyers[lane] as LoadBuyer;
      const productId = products[track.number] as string;
      await readyToOrder(originOf(track, 0), buyer, { [productId]: 1 });
      const keys = keysOf(track.number);
      const answers = await Promise.all(keys.map((key, at) => placeOrder(originOf(track, at), buyer, key)));
      const orders = answers.filter(({ status }) => status === 201);
      const isSameKey = track.number % 3 === 0;
      return {
        winners: new Set(orders.map(({ body }) => body.orderReferenceNumber)).size,
        otherAnswers: answers
          .filter(({ status }) => !(isSameKey ? [201] : [201, 404, 409]).includes(status))
          .map(told),
        fits: (records) =>
          records.stock[productId] === STOCK - 1 &&
          records.orders.filter(({ packs }) => productId in packs).length === 1,
      };
    };
  },
};

function keysOf(number: number): (string | undefined)[] {
  const key = randomUUID();
  return Array.from({ length: RIVALS }, () => [key, randomUUID(), undefined][number % 3]);
}
