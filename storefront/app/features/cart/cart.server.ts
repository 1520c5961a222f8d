import { createCart } from '#client/commerce/cart.ts';
import { readDeliveryGroups } from '#client/commerce/delivery-groups.ts';
import { getCartItemsLimits } from '#generated/commerce/constants.gen.ts';
import type { Shop } from '../../platform/shop.server.ts';
import { type CartView, cartProductFields, toCartView } from './cart-view.ts';
import { type FreeShipping, freeShipping } from './free-shipping.ts';

/** The cart page. */
export interface CartPage {
  cart: CartView | undefined;
  freeShipping: FreeShipping | undefined;
}

/** The buyer's cart; an account without an open cart has an empty one. */
export async function readCart({ platform, settings }: Shop): Promise<CartView | undefined> {
  const cart = createCart(platform);
  const productFields = cartProductFields(settings.fields);
  const page = await cart.items({
    ...(productFields.length > 0 ? { productFields } : {}),
    pageSize: getCartItemsLimits.pageSize.maximum,
    includePromotions: true,
    includeCoupons: true,
  });
  // The page of the items need not carry the sums.
  const cartSummary = page.cartItems.length > 0 ? (page.cartSummary ?? (await cart.read())) : null;
  return cartSummary ? toCartView(page, cartSummary, settings.fields) : undefined;
}

/** The cart with the way to free shipping. */
export async function readCartPage(shop: Shop): Promise<CartPage> {
  const cart = await readCart(shop);
  if (!cart) return { cart, freeShipping: undefined };
  const groups = await readDeliveryGroups(shop.platform).catch(() => []);
  const group = groups.find(({ isDefault }) => isDefault);
  const method = group?.selectedDeliveryMethod ?? group?.availableDeliveryMethods[0];
  const progress = freeShipping(cart.totals.products, method?.freeShippingThreshold);
  // A coupon can make the delivery free below the threshold; then nothing is missing.
  const isFreeAlready = Number(cart.totals.shipping.amount) === 0;
  return { cart, freeShipping: progress?.missing && isFreeAlready ? undefined : progress };
}
