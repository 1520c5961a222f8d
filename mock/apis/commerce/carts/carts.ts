import type { Handler } from '#mock/apis/dispatch/handler.ts';
import { requireBuyer } from '../buyers/buyer.ts';
import { requireCartOpener } from '../buyers/cart-opener.ts';
import { findOpenSession } from '../checkouts/find-checkout.ts';
import { voidAuthorisations } from '../payments/authorisations.ts';
import { releaseReservations } from '../reservations/reservation-records.ts';
import { cartSummaryAnswer, compactSummaryAnswer } from './answers/cart-summary.ts';
import { requireCart } from './find-cart.ts';
import { loadCart } from './load-cart.ts';
import { lockCartOrCopy, openCart } from './open-cart.ts';
import { settledCart } from './recalculate.ts';

/** The head of the cart, `Processing` until its totals are recalculated (SF-CART-01). */
export const getCart: Handler<'getCart'> = async (input, context) => {
  const buyer = await requireBuyer(context, input);
  const cart = await requireCart(context.store, buyer, input.path.cartStateOrId);
  const view = await settledCart(context, buyer, cart);
  return { status: 200, body: cartSummaryAnswer(view, context.language) };
};

/** How many products the cart holds, and whether it is settled (PF-CART-16). */
export const getCartSummary: Handler<'getCartSummary'> = async (input, context) => {
  const buyer = await requireBuyer(context, input);
  const cart = await requireCart(context.store, buyer, input.path.cartStateOrId);
  return { status: 200, body: compactSummaryAnswer(await settledCart(context, buyer, cart)) };
};

/** The same of the current cart, by the address that names no cart (PF-CART-07). */
export const getCurrentCartSummary: Handler<'getCurrentCartSummary'> = ({ path, ...input }, context) =>
  getCartSummary({ ...input, path: { ...path, cartStateOrId: 'current' } }, context);

/** Opens the account's cart, or answers the one that is open (SF-CART-20). */
export const createCart: Handler<'createCart'> = async (input, context) => {
  const { buyer, headers } = await requireCartOpener(context, input);
  const { cart, isNew } = await openCart(context, buyer, input.path.cartStateOrId);
  const body = cartSummaryAnswer(await loadCart(context, cart), context.language);
  return isNew ? { status: 201, headers, body } : { status: 200, body };
};

/** Throws the cart away; its items, groups and open checkout go with it, and what was set aside to pay is freed. */
export const deleteCart: Handler<'deleteCart'> = async (input, context) => {
  const buyer = await requireBuyer(context, input);
  const cart = await lockCartOrCopy(context, buyer, input.path.cartStateOrId);
  const session = await findOpenSession(context.store, cart);
  if (session) await voidAuthorisations(context, session);
  await releaseReservations(context, cart.Id);
  await context.store.delete('WebCart', cart.Id);
  return { status: 204 };
};
