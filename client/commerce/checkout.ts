import {
  addCouponToCheckout,
  createPayment,
  deleteCheckout,
  deleteCouponFromCheckout,
  getCartItems,
  getCheckout,
  getDeliveryGroups,
  performOrderAction,
  startCheckout,
  updateCheckout,
} from '#generated/commerce/client.gen.ts';
import { CommerceError } from '../errors/index.ts';
import type { Data, Input } from '../operation.ts';
import type { Platform } from '../platform.ts';
import { cartHeads } from './cart-heads.ts';
import {
  ACTIVE,
  act,
  ignoreNotFound,
  loadReady,
  place,
  startOrRestart,
  throwUnlessReadable,
} from './checkout-calls.ts';
import type {
  Checkout,
  CheckoutStart,
  OrderAction,
  OrderActionParameters,
  PlacedOrder,
} from './checkout-types.ts';
import { type CommerceEventTarget, createCommerceEvents } from './events.ts';
import { idempotencyKey, ONCE } from './idempotency-key.ts';

export type CheckoutChange = Input<'updateCheckout'>['body'];
export type PaymentRequest = Input<'createPayment'>['body'];

/** The way from a full cart to an order (SF-CHECKOUT-03). A ready checkout may still carry `errors`. */
export interface CheckoutJourney {
  /** Raises `orderPlaced` after an order is placed or submitted. */
  readonly events: CommerceEventTarget;
  /** Id of the checkout under way in this visit. */
  activeCheckoutId(): string | undefined;
  /** Starts the checkout of a cart and waits until it is ready. */
  start(input: CheckoutStart): Promise<Checkout>;
  /** The open checkout once it is ready; null where there is none. */
  load(signal?: AbortSignal): Promise<Checkout | null>;
  /** Changes address, delivery, phone or consent and waits until the checkout is ready. */
  update(change: CheckoutChange): Promise<Checkout>;
  /** Adds a coupon and waits until the checkout has its new totals. */
  addCoupon(couponCode: string): Promise<Checkout>;
  removeCoupon(couponId: string): Promise<Checkout>;
  /**
   * Pays for the total of now, once however often it has to be sent. A payment that is declined is a FetchError 422 with
   * PAYMENT_DECLINED or INSUFFICIENT_FUNDS and what to do; another total later has to be paid anew.
   */
  pay(payment: PaymentRequest): Promise<Data<'createPayment'>>;
  /** Places the order, at most once however often it is called for one checkout. */
  placeOrder(): Promise<PlacedOrder>;
  /**
   * Prepares the order, or submits it, which ends the checkout like `placeOrder`.
   *
   * @throws CommerceError INTERNAL_ERROR when no action is named (SF-CHECKOUT-07)
   */
  orderAction(action: OrderAction, parameters?: OrderActionParameters): Promise<PlacedOrder>;
  /** Gives the checkout up; the cart stays. */
  abandon(): Promise<void>;
}

interface CheckoutOptions {
  /** A checkout cannot be read before the session is known (SF-CHECKOUT-06). */
  isSessionLoaded: () => boolean;
  /** The checkout that is under way; the account's active one unless told. */
  checkoutId?: string | undefined;
}

export function createCheckout(
  platform: Platform,
  { isSessionLoaded, checkoutId: given }: CheckoutOptions,
): CheckoutJourney {
  const events = createCommerceEvents();
  let checkoutId = given;
  const path = () => ({ checkoutId: checkoutId ?? ACTIVE });

  const load = async (signal?: AbortSignal) => {
    if (!isSessionLoaded())
      throw new CommerceError('SESSION_NOT_LOADED', { operationId: getCheckout.operationId });
    const checkout = await loadReady(platform, path(), signal);
    checkoutId = checkout?.checkoutId;
    return checkout;
  };
  const loadExisting = async (operationId: string) => {
    const checkout = await load();
    if (!checkout) throw new CommerceError('NULL_CHECKOUTID', { operationId });
    return checkout;
  };
  const readNewTotals = async (operationId: string) => {
    await platform.invalidate(...cartHeads, getCartItems, getDeliveryGroups);
    return loadExisting(operationId);
  };
  const end = async (order: PlacedOrder) => {
    checkoutId = undefined;
    if (order.orderReferenceNumber)
      events.emit('orderPlaced', { orderReferenceNumber: order.orderReferenceNumber });
    platform.queryClient.removeQueries({ queryKey: [getCheckout.operationId] });
    await platform.invalidate(...cartHeads, getCartItems, getDeliveryGroups);
    return order;
  };
  const abandon = async () => {
    await platform.write(deleteCheckout, { path: path() }).catch(ignoreNotFound);
    checkoutId = undefined;
    await platform.invalidate(getCheckout, ...cartHeads);
  };

  return {
    events,
    activeCheckoutId: () => checkoutId,
    load,
    abandon,
    start: async (body) => {
      const started = await startOrRestart(platform, body, abandon);
      const { operationId } = startCheckout;
      if (!started?.checkoutId) throw new CommerceError('NULL_CHECKOUTID', { operationId });
      checkoutId = started.checkoutId;
      return loadExisting(operationId);
    },
    update: async (body) => {
      await platform
        .write(updateCheckout, { path: path(), body }, { safeToRepeat: true })
        .catch(throwUnlessReadable);
      await platform.invalidate(...cartHeads, getDeliveryGroups);
      return loadExisting(updateCheckout.operationId);
    },
    addCoupon: async (couponCode) => {
      const input = { path: path(), headers: idempotencyKey(), body: { couponCodes: [couponCode] } };
      await platform.write(addCouponToCheckout, input, ONCE);
      return readNewTotals(addCouponToCheckout.operationId);
    },
    removeCoupon: async (couponId) => {
      await platform.write(deleteCouponFromCheckout, { path: { ...path(), couponId } });
      return readNewTotals(deleteCouponFromCheckout.operationId);
    },
    pay: (body) => platform.write(createPayment, { path: path(), headers: idempotencyKey(), body }, ONCE),
    placeOrder: async () => end(await place(platform, path().checkoutId)),
    orderAction: async (action, parameters) => {
      const { operationId } = performOrderAction;
      if (!action) throw new CommerceError('INTERNAL_ERROR', { operationId });
      const order = await act(platform, path().checkoutId, action, parameters);
      return action === 'submit' ? end(order) : order;
    },
  };
}
