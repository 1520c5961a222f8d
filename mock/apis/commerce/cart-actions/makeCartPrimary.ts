import type { Handler } from '#mock/apis/dispatch/handler.ts';
import { requireBuyer } from '../buyers/buyer.ts';
import { findCart } from '../carts/find-cart.ts';
import { lockCart } from '../carts/open-cart.ts';
import { changeRecord } from '../records/change-record.ts';
import { lockRecord } from '../records/lock-record.ts';

/** Makes a cart the account's main one; the one that was it stands beside it from then on (PF-CART-22). */
export const makeCartPrimary: Handler<'makeCartPrimary'> = async ({ path, query }, context) => {
  const { store } = context;
  const buyer = await requireBuyer(context, { path, query });
  await lockRecord(store, 'Account', buyer.accountId);
  const cart = await lockCart(context, buyer, path.cartStateOrId);
  const main = await findCart(store, buyer, 'current');
  if (main && main.Id !== cart.Id) {
    await lockCart(context, buyer, main.Id);
    await changeRecord(store, 'WebCart', main.Id, { IsSecondary: true });
  }
  await changeRecord(store, 'WebCart', cart.Id, { IsSecondary: false });
  return { status: 200, body: { isSuccess: true, message: null } };
};
