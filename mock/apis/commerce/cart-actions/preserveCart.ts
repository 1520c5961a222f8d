import type { Handler, RequestContext } from '#mock/apis/dispatch/handler.ts';
import { PlatformFault } from '#mock/engine/errors/platform-fault.ts';
import type { Store } from '#mock/store/store.ts';
import { type Buyer, guestBuyer, requireBuyer } from '../buyers/buyer.ts';
import type { Cart } from '../carts/find-cart.ts';
import { loadLines } from '../carts/load-cart.ts';
import { lockCart, openCart } from '../carts/open-cart.ts';
import { putAll } from '../carts/put-all.ts';
import { noteCartChange } from '../carts/recalculation.ts';
import { findOpenSession } from '../checkouts/find-checkout.ts';
import { voidAuthorisations } from '../payments/authorisations.ts';
import { couponsOf } from '../promotions/load-promotions.ts';

/** Merges the cart of the guest that a buyer was before signing in, once (SF-CART-06). */
export const preserveCart: Handler<'preserveCart'> = async (input, context) => {
  const buyer = await requireBuyer(context, input);
  const guest = formerGuest(context, buyer);
  const { cart } = await openCart(context, buyer, 'current');
  const guestCart = await lockCart(context, guest, input.path.cartStateOrId);
  const failedProducts = await takeOver(context, buyer, cart, guestCart);
  await takeCoupons(context.store, cart, guestCart);
  const checkout = await findOpenSession(context.store, guestCart);
  if (checkout) await voidAuthorisations(context, checkout);
  await forgetGuest(context.store, guest, guestCart);
  await noteCartChange(context, cart);
  return {
    status: 200,
    body: { cartId: cart.Id, totalFailedProductCount: failedProducts.length, failedProducts },
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

async function takeOver(context: RequestContext, buyer: Buyer, cart: Cart, from: Cart) {
  const lines = await loadLines(context, from.Id);
  return putAll(
    context,
    buyer,
    cart,
    lines.map(({ item, product }) => ({
      productId: product.Id,
      name: product.Name,
      quantity: item.Quantity,
    })),
  );
}

/** Coupons move along; the recalculation says whether they have an effect. */
async function takeCoupons(store: Store, cart: Cart, from: Cart): Promise<void> {
  const present = (await couponsOf(store, cart)).map(({ coupon }) => coupon.Id);
  for (const { coupon } of await couponsOf(store, from)) {
    if (present.includes(coupon.Id)) continue;
    await store.insert('CartCoupon__c', { CartId__c: cart.Id, CouponId__c: coupon.Id });
  }
}

/** The account of a guest goes with its cart, unless it has ordered. */
async function forgetGuest(store: Store, { accountId }: Buyer, guestCart: Cart): Promise<void> {
  const orders = await store.count('Order', { AccountId: accountId });
  if (orders > 0) await store.delete('WebCart', guestCart.Id);
  else await store.delete('Account', accountId);
}
