import { createCart } from '#client/commerce/cart.ts';
import { preserveGuestCart, rememberGuestCart } from '#client/commerce/guest-cart.ts';
import { orderAgain } from '#client/commerce/orders.ts';
import { storedPaymentLink } from '#client/commerce/payment-link.ts';
import type { Session } from '#client/commerce/session.ts';
import { PlatformError } from '#client/errors/index.ts';
import type { components } from '#generated/commerce/types.gen.ts';
import type { CallFailure } from '../../failures/call-failure.ts';
import { callFailure } from '../../failures/failures.server.ts';
import type { Shop } from '../../platform/shop.server.ts';
import type { ProductView } from '../product/product-view.ts';
import { type ArrivalKind, type Arrivals, type LeftOut, mostNamed, readArrivals } from './arrivals.ts';

type FailedProduct = components['schemas']['FailedProduct'];

const key = 'arrivals';

/** Where the cart says what has just arrived. */
export const arrivalsPath = '/cart?arrived=1';

/** Puts packs of a product into the cart; a guest's cart is remembered, so that it is there after sign-in. */
export async function putIntoCart(shop: Shop, productId: string, quantity: number): Promise<void> {
  const { cartId } = await createCart(shop.platform).add(productId, quantity);
  rememberGuestCart(shop.kept, shop.session, { cartId });
}

/**
 * Merges the cart of the guest that the buyer was until now, and keeps what could not be taken over. Who has come to pay
 * by a link keeps it for later (SF-CART-07).
 */
export async function takeGuestCart(shop: Shop, session: Session): Promise<boolean> {
  const merged = await preserveGuestCart(createCart(shop.platform), {
    storage: shop.kept,
    session,
    paymentLinkId: storedPaymentLink(shop.visit),
  });
  if (!merged) return false;
  const { failedCartItems = [], numberOfProductsWithError } = merged;
  const leftOut = failedCartItems.map(({ message }) => ({ reason: message ?? '' }));
  writeArrivals(shop, 'merged', leftOut, numberOfProductsWithError);
  return true;
}

/**
 * Puts an order into the cart again, and waits until the cart is recalculated (SF-CART-15).
 *
 * @returns why nothing was added; undefined where the cart says the rest
 */
export async function putOrderIntoCart(shop: Shop, orderSummaryId: string): Promise<CallFailure | undefined> {
  const { result, ...outcome } = await orderAgain(shop.platform, orderSummaryId);
  // An answer that does not count the failed products says nothing about what is in the cart now.
  if (typeof result?.totalFailedProductCount !== 'number') {
    const error = 'error' in outcome ? outcome.error : undefined;
    return error ? callFailure(error) : { error: 'unknown' };
  }
  const unadded = result.unaddedProducts ?? result.failedProducts ?? [];
  keepArrivals(shop, 'again', unadded, result.totalFailedProductCount);
  try {
    await createCart(shop.platform).settle();
  } catch (error) {
    // The products are in the cart already, and its page says when it is still being calculated.
    if (!(error instanceof PlatformError)) throw error;
  }
  return undefined;
}

/** Puts products into the cart at once; what the platform refuses is kept for the cart page to say, which calls them by the kind. */
export async function putAllIntoCart(
  shop: Shop,
  wanted: readonly { product: Pick<ProductView, 'id' | 'name'>; quantity: number }[],
  {
    leftOut = [],
    kind = 'listed',
  }: { leftOut?: readonly { name: string; reason: string }[]; kind?: ArrivalKind },
): Promise<void> {
  const cart = createCart(shop.platform);
  const items = wanted.map(({ product, quantity }) => ({ productId: product.id, quantity }));
  const results = items.length > 0 ? await cart.addAll(items) : [];
  const refused = results.flatMap(({ result }, place) =>
    Array.isArray(result) ? [{ name: wanted[place]?.product.name ?? '', errors: result }] : [],
  );
  const unasked = leftOut.map(({ name, reason }) => ({ name, errors: [{ errorCode: '', message: reason }] }));
  keepArrivals(shop, kind, [...refused, ...unasked]);
  rememberGuestCart(shop.kept, shop.session, await cart.summary());
}

/** Keeps for the cart page what did not come along. */
export function keepArrivals(
  shop: Shop,
  kind: ArrivalKind,
  failed: readonly Pick<FailedProduct, 'name' | 'errors'>[],
  count = failed.length,
): void {
  const leftOut = failed.map(({ name, errors }) => ({ name, reason: errors[0]?.message ?? '' }));
  writeArrivals(shop, kind, leftOut, count);
}

function writeArrivals({ visit }: Shop, kind: ArrivalKind, all: readonly LeftOut[], count: number): void {
  const leftOut = all.slice(0, mostNamed);
  visit.setItem(key, JSON.stringify({ kind, count, leftOut } satisfies Arrivals));
}

/** What has arrived, where the address says so. */
export function arrivalsOf({ visit }: Shop, request: Request): Arrivals | undefined {
  return new URL(request.url).searchParams.has('arrived') ? readArrivals(visit.getItem(key)) : undefined;
}
