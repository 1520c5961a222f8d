import { redirect } from 'react-router';
import { createCart } from '#client/commerce/cart.ts';
import {
  followPaymentLink,
  forgetPaymentLink,
  storedPaymentLink,
  withdrawPaymentLink,
} from '#client/commerce/payment-link.ts';
import { isNotFound } from '#client/errors/index.ts';
import type { CallFailure } from '../../failures/call-failure.ts';
import { callFailure } from '../../failures/failures.server.ts';
import { localisedPath } from '../../i18n/languages.ts';
import type { Shop } from '../../platform/shop.server.ts';
import { readWholeCart } from '../cart/cart.server.ts';
import type { CartTotals, CartView } from '../cart/cart-view.ts';
import { checkoutOf } from '../checkout/checkout.server.ts';
import { readShipments, type Shipment } from '../checkout/shipments.server.ts';
import { forgetCreated, rememberCreated } from './created-links.ts';

/** What is to be paid by a payment link. */
export interface LinkedOrder {
  shipments: Shipment[];
  totals: CartTotals;
}

/** The order behind a link; undefined for one that is paid, withdrawn or of another account, and for other carts (SF-CART-18). */
export async function readLinkedOrder(shop: Shop, paymentLinkId: string): Promise<LinkedOrder | undefined> {
  const cart = await linkedCart(shop, paymentLinkId);
  return cart && { shipments: await readShipments(shop, paymentLinkId), totals: cart.totals };
}

/** Whether a link still leads to an order of the account. */
export const isOpenLink = async (shop: Shop, paymentLinkId: string): Promise<boolean> =>
  (await linkedCart(shop, paymentLinkId)) !== undefined;

async function linkedCart(shop: Shop, paymentLinkId: string): Promise<CartView | undefined> {
  const cart = await readWholeCart(shop, paymentLinkId);
  return cart?.isPaymentLink ? cart : undefined;
}

/** Copies the cart as it is now, and leads to the page at which the copy is paid, or answers why not. */
export async function createPaymentLink(shop: Shop): Promise<Response | { failure: CallFailure }> {
  try {
    const { cartId } = await createCart(shop.platform).cloneToPay();
    rememberCreated(shop.visit, cartId);
    return redirect(localisedPath(`/pay/${cartId}`, shop.language));
  } catch (error) {
    return { failure: callFailure(error) };
  }
}

/** Withdraws a link and leads to the cart, or answers why not; one that leads nowhere any more is withdrawn already. */
export async function withdrawLink(
  shop: Shop,
  paymentLinkId: string,
): Promise<Response | { failure: CallFailure }> {
  if (storedPaymentLink(shop.visit) === paymentLinkId) forgetPaymentLink(shop.visit);
  try {
    await withdrawPaymentLink(shop.platform, paymentLinkId);
  } catch (error) {
    if (!isNotFound(error)) return { failure: callFailure(error) };
  }
  forgetCreated(shop.visit, paymentLinkId);
  return redirect(localisedPath(`/pay/${paymentLinkId}`, shop.language));
}

/** Begins the checkout of the order behind a link and leads to it, or answers why not. */
export async function beginPayment(
  shop: Shop,
  paymentLinkId: string,
): Promise<Response | { failure: CallFailure }> {
  forgetPaymentLink(shop.visit);
  try {
    await followPaymentLink(checkoutOf(shop), { paymentLinkId, storage: shop.visit });
    return redirect(localisedPath('/checkout', shop.language));
  } catch (error) {
    forgetPaymentLink(shop.visit);
    // The page itself tells of a link that leads nowhere.
    if (isNotFound(error)) return redirect(localisedPath(`/pay/${paymentLinkId}`, shop.language));
    return { failure: callFailure(error) };
  }
}
