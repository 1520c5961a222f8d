import { WEBSTORE_ID } from '#mock/demo/seed/well-known-ids.ts';
import { platformCookie } from '../../../sign-in.ts';
import { addProduct, ask } from '../../purchases/buyers.ts';
import { addPeopleWithPassword } from '../../purchases/people.ts';
import { originOf, type RaceKind, RIVALS, told } from './kind.ts';

const STOCK = 1_000_000;
const PACKS = 2;

/** A guest with a cart signs in, and the cart is merged several times at once. */
export const guestMerge: RaceKind = {
  what: 'merges of the same guest’s cart',
  prepare: async (store, races, lanes) => {
    await store.update('WebStore', WEBSTORE_ID, { GuestCartEnabled: true });
    const products: string[] = [];
    for (let number = 0; number < races; number += 1)
      products.push(await addProduct(store, `gast-${number}`, STOCK));
    const people = await addPeopleWithPassword(store, lanes);
    return async (track, lane) => {
      const productId = products[track.number] as string;
      const origin = originOf(track, 0);
      const item = { productId, quantity: String(PACKS), type: 'Product' };
      const added = await ask(origin, { accountId: '', cookie: '' }, [
        'POST',
        '/carts/current/cart-items',
        item,
      ]);
      const signedIn = await platformCookie(origin, { username: people[lane] ?? '' });
      const buyer = { accountId: '', cookie: `${added.cookie}; ${signedIn}` };
      const answers = await Promise.all(
        Array.from({ length: RIVALS }, (_, at) =>
          ask(originOf(track, at), buyer, ['POST', `/carts/${added.body.cartId}/actions/preserve`]),
        ),
      );
      const { body } = await ask(origin, buyer, ['GET', '/carts/current/cart-items']);
      await ask(origin, buyer, ['DELETE', '/carts/current']);
      const lines: { cartItem: { productId: string; quantity: string } }[] = body?.cartItems ?? [];
      const own = lines.filter(({ cartItem }) => cartItem.productId === productId);
      return {
        winners: answers.filter(({ status }) => status === 200).length,
        otherAnswers: answers.filter(({ status }) => ![200, 404, 409].includes(status)).map(told),
        fits: () => own.length === 1 && Number(own[0]?.cartItem.quantity) === PACKS,
      };
    };
  },
};
