import { createCart } from '#client/commerce/cart.ts';
import { readCartProducts } from '#client/commerce/cart-products.ts';
import { rememberGuestCart } from '#client/commerce/guest-cart.ts';
import type { CallFailure } from '../../failures/call-failure.ts';
import { callFailure } from '../../failures/failures.server.ts';
import type { Shop } from '../../platform/shop.server.ts';
import { type EmptiedCart, emptiedCartOf } from './emptied-cart.ts';
import { putAllIntoCart } from './fill-cart.server.ts';

/** Throws the cart away. */
export async function emptyCart(shop: Shop): Promise<{ emptied: EmptiedCart } | { failure: CallFailure }> {
  const { platform } = shop;
  const cart = createCart(platform);
  try {
    const [items, page] = await Promise.all([
      readCartProducts(platform),
      cart.items({ pageSize: 1, includeCoupons: true }),
    ]);
    const coupons = (page.cartCoupons?.cartCoupons.coupons ?? []).map(({ couponCode }) => couponCode);
    await cart.clear();
    rememberGuestCart(shop.kept, shop.session, null);
    return { emptied: { items, coupons } };
  } catch (error) {
    return { failure: callFailure(error) };
  }
}

/**
 * Opens a cart with what was in the one thrown away, at the prices of now; what is no longer sold is named above the cart.
 *
 * @returns why it is not all back; undefined where the cart says the rest
 */
export async function refillCart(shop: Shop, form: FormData): Promise<CallFailure | undefined> {
  const { items, coupons } = emptiedCartOf(form);
  const cart = createCart(shop.platform);
  try {
    await cart.open();
    const wanted = items.map(({ productId: id, name, quantity }) => ({ product: { id, name }, quantity }));
    await putAllIntoCart(shop, wanted, { kind: 'refilled' });
    for (const code of coupons) await cart.addCoupon(code);
    return undefined;
  } catch (error) {
    return callFailure(error);
  }
}
