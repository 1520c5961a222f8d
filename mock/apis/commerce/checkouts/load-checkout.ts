import type { RequestContext } from '#mock/apis/dispatch/handler.ts';
import type { Buyer } from '../buyers/buyer.ts';
import type { CartView } from '../carts/cart-view.ts';
import { loadCart } from '../carts/load-cart.ts';
import { isUnderWay } from '../carts/recalculation.ts';
import { deliveryMethods, type Method } from '../delivery-groups/delivery-methods.ts';
import { type Group, loadGroups } from '../delivery-groups/load-groups.ts';
import { type CheckoutError, itemErrors } from './checkout-errors.ts';
import type { Session } from './find-checkout.ts';

/** Everything that a checkout is answered from. */
export interface CheckoutView {
  readonly session: Session;
  readonly buyer: Buyer;
  readonly view: CartView;
  readonly groups: readonly Group[];
  readonly methods: readonly Method[];
  readonly errors: readonly CheckoutError[];
}

/** Puts a checkout together around a cart that has been loaded. */
export async function loadCheckout(
  { store, language }: RequestContext,
  buyer: Buyer,
  session: Session,
  view: CartView,
): Promise<CheckoutView> {
  return {
    session,
    buyer,
    view,
    groups: await loadGroups(store, view.cart.Id),
    methods: await deliveryMethods(store, buyer.webStore.Id),
    errors: itemErrors(view.lines, language),
  };
}

/** The same for a checkout whose cart has been changed by this request. */
export async function reloadCheckout(
  context: RequestContext,
  buyer: Buyer,
  session: Session,
): Promise<CheckoutView> {
  const cart = await context.store.get('WebCart', session.WebCartId);
  if (!cart) throw new Error(`The checkout ${session.Id} has lost its cart.`);
  return loadCheckout(context, buyer, session, await loadCart(context, cart));
}

/** The status by which a checkout is read: 202 under way, 422 ready but with errors, 200 ready (SF-CHECKOUT-03). */
export function readStatus({ session, errors }: CheckoutView, context: RequestContext): 200 | 202 | 422 {
  if (isUnderWay(session.ProcessingUntil__c, context)) return 202;
  return errors.length > 0 ? 422 : 200;
}
