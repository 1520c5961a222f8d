import { type CartItemPage, createCart, readItemsOf } from '#client/commerce/cart.ts';
import { readItemPromotions } from '#client/commerce/cart-promotions.ts';
import { readDeliveryGroups } from '#client/commerce/delivery-groups.ts';
import { getCartItemsLimits } from '#generated/commerce/constants.gen.ts';
import type { Shop } from '../../platform/shop.server.ts';
import { deliveryDay, transitOf } from '../delivery-day/delivery-day.server.ts';
import type { DeliveryText } from '../delivery-day/delivery-text.ts';
import { type CartView, cartProductFields, toCartView } from './cart-view.ts';
import { type FreeShipping, freeShipping } from './free-shipping.ts';

/** The cart page. */
export interface CartPage {
  cart: CartView | undefined;
  freeShipping: FreeShipping | undefined;
  /** On which days it comes if it is ordered as it stands. */
  delivery: DeliveryText | undefined;
}

/** Most pages of items that one answer holds. */
const mostPages = 20;

/** How many pages of items the address of the cart asks for: the first one unless it says more. */
export function shownPages(request: Request): number {
  const asked = Number(new URL(request.url).searchParams.get('pages'));
  return Number.isInteger(asked) ? Math.min(Math.max(asked, 1), mostPages) : 1;
}

/**
 * The buyer's cart with the first pages of its items, 25 each and the newest first; its sums count all items. An account
 * without an open cart has an empty one (SF-ITEM-04).
 */
export async function readCart(shop: Shop, pages = 1): Promise<CartView | undefined> {
  const { pageSize } = getCartItemsLimits;
  const numbers = Array.from({ length: pages }, (_, place) => place + 1);
  const read = await Promise.all(numbers.map((pageNumber) => itemsOf(shop, pageNumber, pageSize.default)));
  return toView(shop, read);
}

/** A cart with all its items; undefined where there is none, or none for this account. */
export async function readWholeCart(shop: Shop, cartId: string): Promise<CartView | undefined> {
  const { maximum } = getCartItemsLimits.pageSize;
  const read: CartItemPage[] = [];
  const next = () => readItemsOf(shop.platform, cartId, itemsQuery(shop, read.length + 1, maximum));
  for (let page = await next(); page; page = await next()) {
    read.push(page);
    if (page.cartItems.length < maximum || read.length === mostPages) break;
  }
  return toView(shop, read);
}

function itemsOf(shop: Shop, pageNumber: number, pageSize: number): Promise<CartItemPage> {
  return createCart(shop.platform).items(itemsQuery(shop, pageNumber, pageSize));
}

function itemsQuery({ settings }: Shop, pageNumber: number, pageSize: number) {
  const productFields = cartProductFields(settings.fields);
  return {
    ...(productFields.length > 0 ? { productFields } : {}),
    pageNumber,
    pageSize,
    includePromotions: true,
    includeCoupons: true,
  };
}

async function toView(shop: Shop, [first, ...more]: CartItemPage[]): Promise<CartView | undefined> {
  if (!first || first.cartItems.length === 0) return undefined;
  const cartItems = [first, ...more].flatMap((page) => page.cartItems);
  // The page of the items need not carry the sums.
  const cartSummary = first.cartSummary ?? (await createCart(shop.platform).read());
  if (!cartSummary) return undefined;
  const { session, applicationContext, settings } = shop;
  const visitor = { session, flags: applicationContext ?? {}, mapping: settings.fields };
  return toCartView({ ...first, cartItems }, cartSummary, visitor);
}

/** What promotions take off each line, where they take off anything (SF-ITEM-06). */
async function withDiscounts({ platform }: Shop, cart: CartView): Promise<CartView> {
  if (!cart.totals.discount) return cart;
  const ids = cart.lines.map(({ id }) => id);
  const byLine = (await readItemPromotions(platform, ids).catch(() => null)) ?? {};
  const lines = cart.lines.map((line) => ({
    ...line,
    discounts: (byLine[line.id] ?? []).map(({ promotionId, displayName, adjustmentAmount: amount }) => ({
      id: promotionId,
      name: displayName,
      amount: { amount, currency: cart.totals.total.currency },
    })),
  }));
  return { ...cart, lines };
}

/** The cart with the way to free shipping and the days of delivery. */
export async function readCartPage(shop: Shop, pages = 1): Promise<CartPage> {
  const plain = await readCart(shop, pages);
  if (!plain) return { cart: plain, freeShipping: undefined, delivery: undefined };
  const [cart, groups] = await Promise.all([
    withDiscounts(shop, plain),
    readDeliveryGroups(shop.platform).catch(() => []),
  ]);
  const group = groups.find(({ isDefault }) => isDefault);
  const method = group?.selectedDeliveryMethod ?? group?.availableDeliveryMethods[0];
  const progress = freeShipping(cart.totals.products, method?.freeShippingThreshold);
  // A coupon can make the delivery free below the threshold; then nothing is missing.
  const isFreeAlready = Number(cart.totals.shipping.amount) === 0;
  return {
    cart,
    freeShipping: progress?.missing && isFreeAlready ? undefined : progress,
    delivery: method && deliveryDay(shop, transitOf(method)),
  };
}
