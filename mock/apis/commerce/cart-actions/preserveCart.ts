import type { components } from '#generated/commerce/types.gen.ts';
import type { Handler, RequestContext } from '#mock/apis/dispatch/handler.ts';
import { PlatformFault } from '#mock/engine/errors/platform-fault.ts';
import type { Store } from '#mock/store/store.ts';
import { type Buyer, guestBuyer, requireBuyer } from '../buyers/buyer.ts';
import type { CartLine } from '../carts/cart-view.ts';
import type { Cart } from '../carts/find-cart.ts';
import { loadLines } from '../carts/load-cart.ts';
import { lockCart, openCart } from '../carts/open-cart.ts';
import { putIntoCart } from '../carts/put-into-cart.ts';
import { noteCartChange } from '../carts/recalculation.ts';
import { findOpenSession } from '../checkouts/find-checkout.ts';
import { voidAuthorisations } from '../payments/authorisations.ts';
import { couponsOf } from '../promotions/load-promotions.ts';
import { releaseReservations } from '../reservations/reservation-records.ts';

type Result = components['schemas']['CartItemBasicResult'];

/** Merges the cart of the guest that a buyer was before signing in, once (SF-CART-06). */
export const preserveCart: Handler<'preserveCart'> = async (input, context) => {
  const buyer = await requireBuyer(context, input);
  const guest = formerGuest(context, buyer);
  const { cart } = await openCart(context, buyer, 'current');
  const guestCart = await lockCart(context, guest, input.path.cartStateOrId);
  const taken = await takeOver(context, buyer, cart, guestCart);
  await takeCoupons(context.store, cart, guestCart);
  const checkout = await findOpenSession(context.store, guestCart);
  if (checkout) await voidAuthorisations(context, checkout);
  await releaseReservations(context, guestCart.Id);
  await forgetGuest(context.store, guest, guestCart);
  await noteCartChange(context, cart);
  const failedCartItems = taken.filter(({ status }) => status === 'Failed');
  const succeededCartItems = taken.filter(({ status }) => status === 'Success');
  return {
    status: 200,
    body: {
      cartId: cart.Id,
      currencyIsoCode: cart.CurrencyIsoCode,
      numberOfProducts: taken.length,
      numberOfProductsWithError: failedCartItems.length,
      numberOfProductsWithSuccess: succeededCartItems.length,
      failedCartItems,
      succeededCartItems,
    },
  };
};

/** The guest whose session was signed in from; 404 for whoever was none, as a cart of others does not exist for them. */
function formerGuest({ session }: RequestContext, { webStore }: Buyer): Buyer {
  if (session.isGuest)
    throw new PlatformFault(403, 'INSUFFICIENT_ACCESS', 'Sign in before you merge a cart.');
  if (!session.guestAccountId)
    throw new PlatformFault(404, 'NOT_FOUND', 'The requested resource does not exist');
  return guestBuyer(webStore, { known: { accountId: session.guestAccountId } });
}

/** Puts the items of a cart into another; each is judged for itself, and rules are refused before anything is written. */
async function takeOver(context: RequestContext, buyer: Buyer, cart: Cart, from: Cart): Promise<Result[]> {
  const results: Result[] = [];
  for (const line of await loadLines(context, from.Id))
    results.push(await takeLine(context, buyer, cart, line));
  return results;
}

async function takeLine(
  context: RequestContext,
  buyer: Buyer,
  cart: Cart,
  { item, product }: CartLine,
): Promise<Result> {
  const input = { productId: product.Id, quantity: item.Quantity, type: 'Product' } as const;
  try {
    const taken = await putIntoCart(context, buyer, cart, input);
    return { cartItem: taken.item.Id, message: null, status: 'Success' };
  } catch (error) {
    if (!(error instanceof PlatformFault)) throw error;
    return { cartItem: item.Id, message: `${product.Name}: ${error.message}`, status: 'Failed' };
  }
}

/** Coupons move along; the recalculation says whether they have an effect. */
async function takeCoupons(store: Store, cart: Cart, from: Cart): Promise<void> {
  const present = (await couponsOf(store, cart)).map(({ coupon }) => coupon.Id);
  for (const { coupon } of await couponsOf(store, from)) {
    if (present.includes(coupon.Id)) continue;
    await store.insert('CartCoupon__c', { CartId__c: cart.Id, CouponId__c: coupon.Id });
  }
}

/** The account of a guest goes with its cart, unless it has ordered; nobody is this guest any more. */
async function forgetGuest(store: Store, { accountId }: Buyer, guestCart: Cart): Promise<void> {
  for (const { Id } of await store.find('GuestSession__c', { where: { AccountId__c: accountId } }))
    await store.delete('GuestSession__c', Id);
  const orders = await store.count('Order', { AccountId: accountId });
  if (orders > 0) await store.delete('WebCart', guestCart.Id);
  else await store.delete('Account', accountId);
}
