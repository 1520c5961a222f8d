import {
  addBuyers,
  addProduct,
  ask,
  type LoadBuyer,
  placeOrder,
  readyToOrder,
} from '../../purchases/buyers.ts';
import { originOf, type RaceKind, RIVALS, told } from './kind.ts';

/** Every so many races, one of the rivals reserves the pack in place of ordering it. */
const RESERVING_EVERY = 4;
const LONG_ENOUGH_SECONDS = 14_400;

/** Carts of different buyers want the last pack. */
export const lastUnit: RaceKind = {
  what: 'carts that race for the last pack',
  prepare: async (store, races, lanes) => {
    const products: string[] = [];
    for (let number = 0; number < races; number += 1)
      products.push(await addProduct(store, `letzte-${number}`, 1));
    const all = await addBuyers(store, RIVALS * lanes);
    return async (track, lane) => {
      const buyers = all.slice(lane * RIVALS, (lane + 1) * RIVALS);
      const productId = products[track.number] as string;
      await Promise.all(
        buyers.map((buyer, at) => readyToOrder(originOf(track, at), buyer, { [productId]: 1 })),
      );
      const reserving = track.number % RESERVING_EVERY === 0 ? track.number % RIVALS : -1;
      const answers = await Promise.all(
        buyers.map((buyer, at) => (at === reserving ? reserve : placeOrder)(originOf(track, at), buyer)),
      );
      for (const [at, buyer] of buyers.entries())
        await ask(originOf(track, at), buyer, ['DELETE', '/carts/current']);
      const ordered = answers.filter(({ status }) => status === 201).length;
      return {
        winners: answers.filter(({ status }) => status < 300).length,
        otherAnswers: answers.filter(({ status }) => ![200, 201, 409, 422].includes(status)).map(told),
        fits: ({ stock }) => stock[productId] === 1 - ordered,
      };
    };
  },
};

function reserve(origin: string, buyer: LoadBuyer) {
  return ask(origin, buyer, [
    'PUT',
    '/carts/current/inventory-reservations',
    { durationInSeconds: LONG_ENOUGH_SECONDS },
  ]);
}
