import { cartActionsConstants } from '#generated/commerce/constants.gen.ts';
import type { components } from '#generated/commerce/types.gen.ts';
import type { Handler, RequestContext } from '#mock/apis/dispatch/handler.ts';
import { PlatformFault } from '#mock/engine/errors/platform-fault.ts';
import { toLongId } from '#mock/store/ids.ts';
import { type Buyer, requireCheckoutBuyer } from '../buyers/buyer.ts';
import type { CartView } from '../carts/cart-view.ts';
import { checkCustomFields } from '../carts/custom-fields.ts';
import { loadCart } from '../carts/load-cart.ts';
import { lockCartOrCopy } from '../carts/open-cart.ts';
import { recalculate } from '../carts/recalculate.ts';
import { dueTime } from '../carts/recalculation.ts';
import { changeGroup } from '../delivery-groups/change-group.ts';
import { defaultGroup } from '../delivery-groups/load-groups.ts';
import { messages } from '../messages/messages.ts';
import { changeRecord } from '../records/change-record.ts';
import { checkoutAnswer } from './answers/checkout.ts';
import { contactFields } from './contact-info.ts';
import { giveDefaultAddress } from './default-address.ts';
import { findOpenSession, requireFresh, type Session } from './find-checkout.ts';
import { loadCheckout } from './load-checkout.ts';

type Input = Pick<Parameters<Handler<'createCheckout'>>[0], 'path' | 'query' | 'body'>;

/** Starts the checkout of a cart that is named in the body only (PF-CHECK-06). */
export const createCheckout: Handler<'createCheckout'> = (input, context) => start(input, context, 'active');

/** The same by PUT. */
export const startActiveCheckout: Handler<'startActiveCheckout'> = (input, context) =>
  start(input, context, 'active');

/** Starts the checkout of a cart, by the id of its open checkout or as `active`. */
export const startCheckout: Handler<'startCheckout'> = (input, context) =>
  start(input, context, input.path.checkoutId);

/**
 * Starts the checkout of the account's cart (SF-CHECKOUT-13). A checkout that is open already is answered again when
 * the cart is as it was, and is 410 when it is not; items that cannot be ordered make it 422. A copy for a payment link
 * keeps the amounts that it was copied with.
 */
async function start({ path, query, body }: Input, context: RequestContext, checkoutId: string) {
  const buyer = await requireCheckoutBuyer(context, { path, query });
  const cart = await lockCartOrCopy(context, buyer, body.cartId === 'active' ? 'current' : body.cartId);
  await checkCustomFields(context, cart, body.customFields);
  const open = await findOpenSession(context.store, cart);
  requireNamed(checkoutId, open);
  if (open) requireFresh({ session: open, cart }, context);
  await giveAddress(context, buyer, cart.Id, body.deliveryAddressInput);
  const view = cart.IsReadOnly__c ? await loadCart(context, cart) : await recalculate(context, buyer, cart);
  if (view.lines.length === 0)
    throw new PlatformFault(400, 'CART_VALIDATION_ERROR', messages[context.language].cartEmpty());
  const session = await withContact(context, open ?? (await openSession(context, view)), body.contactInfo);
  const checkout = await loadCheckout(context, buyer, session, await withStatusCheckout(context, view));
  const status = checkout.errors.length > 0 ? 422 : 202;
  return { status, body: checkoutAnswer(checkout, status, context.language) } as const;
}

/** An id in the path has to be that of the open checkout. */
function requireNamed(checkoutId: string, open: Session | undefined): void {
  if (checkoutId === 'active' || (open && open.Id === toLongId(checkoutId))) return;
  throw new PlatformFault(404, 'NOT_FOUND', 'The requested resource does not exist');
}

async function giveAddress(
  context: RequestContext,
  buyer: Buyer,
  cartId: string,
  given: components['schemas']['DeliveryAddressInput'] | undefined,
): Promise<void> {
  const group = await defaultGroup(context.store, cartId);
  if (given) await changeGroup(context, buyer, group, { deliveryAddress: given });
  else if (group.DeliverToStreet === null) await giveDefaultAddress(context, buyer, group);
}

async function openSession(context: RequestContext, { cart }: CartView): Promise<Session> {
  const expires = new Date(context.now.getTime() + cartActionsConstants.reservationSeconds * 1000);
  return context.store.insert('CartCheckoutSession', {
    WebCartId: cart.Id,
    CartVersion__c: cart.Version__c,
    ProcessingUntil__c: dueTime(context),
    ExpiresAt__c: expires.toISOString(),
  });
}

async function withContact(
  { store }: RequestContext,
  session: Session,
  given: components['schemas']['ContactInfo'] | undefined,
): Promise<Session> {
  return given ? changeRecord(store, 'CartCheckoutSession', session.Id, contactFields(given)) : session;
}

async function withStatusCheckout({ store }: RequestContext, view: CartView): Promise<CartView> {
  return { ...view, cart: await changeRecord(store, 'WebCart', view.cart.Id, { Status: 'Checkout' }) };
}
