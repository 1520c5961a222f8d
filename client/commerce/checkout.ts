import {
  addCouponToCheckout,
  createPayment,
  deleteCheckout,
  deleteCouponFromCheckout,
  getCartItems,
  getCartSummary,
  getCheckout,
  getDeliveryGroups,
  performOrderAction,
  placeOrder,
  startCheckout,
  updateCheckout,
} from '#generated/commerce/client.gen.ts';
import { checkoutsConstants } from '#generated/commerce/constants.gen.ts';
import { CommerceError, FetchError, isNotFound } from '../errors/index.ts';
import type { Data, Input } from '../operation.ts';
import type { Platform } from '../platform.ts';
import { poll } from '../polling/poll.ts';
import { type CommerceEventTarget, createCommerceEvents } from './events.ts';

export type Checkout = Data<'getCheckout'>;
export type CheckoutStart = Input<'startCheckout'>['body'];
export type CheckoutChange = Input<'updateCheckout'>['body'];
export type PaymentRequest = Input<'createPayment'>['body'];
export type PlacedOrder = Data<'placeOrder'>;

type OrderActionInput = Input<'performOrderAction'>['body'];
export type OrderAction = OrderActionInput['action'];
export type OrderActionParameters = OrderActionInput['parameters'];

/** The way from a full cart to an order (storefront.md §4). A ready checkout may still carry `errors`. */
export interface CheckoutJourney {
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
  pay(payment: PaymentRequest): Promise<Data<'createPayment'>>;
  /** Places the order, at most once however often it is called for one checkout. */
  placeOrder(): Promise<PlacedOrder>;
  /**
   * Prepares the order, or submits it, which ends the checkout like `placeOrder`.
   *
   * @throws CommerceError INTERNAL_ERROR when no action is named (storefront.md §8)
   */
  orderAction(action: OrderAction, parameters?: OrderActionParameters): Promise<PlacedOrder>;
  /** Gives the checkout up; the cart stays. */
  abandon(): Promise<void>;
}

interface CheckoutOptions {
  /** A checkout cannot be read before the session is known (storefront.md §8, SESSION_NOT_LOADED). */
  isSessionLoaded: () => boolean;
  events?: CommerceEventTarget;
}

const ACTIVE = 'active';

/** Statuses of a start that ask to delete the old checkout and start again. */
const RESTART = [410, 422];

export function createCheckout(
  platform: Platform,
  { isSessionLoaded, events = createCommerceEvents() }: CheckoutOptions,
): CheckoutJourney {
  let checkoutId: string | undefined;
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
    await platform.invalidate(getCartSummary, getCartItems, getDeliveryGroups);
    return loadExisting(operationId);
  };
  const end = async (order: PlacedOrder) => {
    checkoutId = undefined;
    if (order.orderReferenceNumber)
      events.emit('orderPlaced', { orderReferenceNumber: order.orderReferenceNumber });
    platform.queryClient.removeQueries({ queryKey: [getCheckout.operationId] });
    await platform.invalidate(getCartSummary, getCartItems, getDeliveryGroups);
    return order;
  };
  const abandon = async () => {
    await platform.write(deleteCheckout, { path: path() }).catch(ignoreNotFound);
    checkoutId = undefined;
    await platform.invalidate(getCheckout, getCartSummary);
  };

  return {
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
      await platform.invalidate(getCartSummary, getDeliveryGroups);
      return loadExisting(updateCheckout.operationId);
    },
    addCoupon: async (couponCode) => {
      await platform.write(addCouponToCheckout, { path: path(), body: { couponCode } });
      return readNewTotals(addCouponToCheckout.operationId);
    },
    removeCoupon: async (couponId) => {
      await platform.write(deleteCouponFromCheckout, { path: { ...path(), couponId } });
      return readNewTotals(deleteCouponFromCheckout.operationId);
    },
    pay: (body) => platform.write(createPayment, { path: path(), body }, { safeToRepeat: true }),
    placeOrder: async () => end(await place(platform, path().checkoutId)),
    orderAction: async (action, parameters) => {
      const { operationId } = performOrderAction;
      if (!action) throw new CommerceError('INTERNAL_ERROR', { operationId });
      const order = await act(platform, path().checkoutId, action, parameters);
      return action === 'submit' ? end(order) : order;
    },
  };
}

/** 410 and 422 mean that an older checkout is in the way: it is deleted and the start repeated, once. */
async function startOrRestart(platform: Platform, body: CheckoutStart, abandon: () => Promise<void>) {
  const start = () => platform.write(startCheckout, { path: { checkoutId: ACTIVE }, body });
  try {
    return await start();
  } catch (error) {
    if (!(error instanceof FetchError) || !RESTART.includes(error.status)) throw error;
    if (platform.isServer)
      throw new CommerceError('SSR_CHECKOUT_RETRY', { operationId: error.operationId, cause: error });
    await abandon();
    return start().catch(throwAsCommerceError);
  }
}

/** Reads until the status is 200, or 422, which is ready as well but with errors. */
async function loadReady(
  platform: Platform,
  path: { checkoutId: string },
  signal?: AbortSignal,
): Promise<Checkout | null> {
  const { operationId } = getCheckout;
  const answer = await poll({
    operationId,
    clock: platform.clock,
    table: getCheckout.poll,
    read: () => readOnce(platform, path, signal),
    isDone: (read) => read === null || read.status !== 202 || platform.isServer,
    signal,
  });
  if (!answer && platform.isServer) throw new CommerceError('SSR_FAST_CHECKOUT', { operationId });
  if (answer)
    platform.queryClient.setQueryData(platform.queryOptions(getCheckout, { path }).queryKey, answer.data);
  return answer?.data ?? null;
}

async function readOnce(platform: Platform, path: { checkoutId: string }, signal?: AbortSignal) {
  try {
    return await platform.send(getCheckout, { path }, { signal });
  } catch (error) {
    if (isNotFound(error)) return null;
    if (isReadable(error)) return { data: error.body as Checkout, status: error.status };
    throw error;
  }
}

async function place(platform: Platform, checkoutId: string): Promise<PlacedOrder> {
  const input = { path: { checkoutId }, headers: { 'Idempotency-Key': `order-${checkoutId}` } };
  const isNamed = checkoutId !== ACTIVE;
  return platform
    .write(placeOrder, isNamed ? input : { path: { checkoutId } }, { safeToRepeat: isNamed })
    .catch(throwAsCommerceError);
}

/** A named checkout is submitted with a key of its own, so that repeating the call is safe. */
async function act(
  platform: Platform,
  checkoutId: string,
  action: OrderAction,
  given?: OrderActionParameters,
): Promise<PlacedOrder> {
  const key = checkoutId === ACTIVE ? {} : { idempotencyKey: `order-${checkoutId}` };
  const parameters = action === 'submit' ? { ...key, ...given } : given;
  const body = parameters ? { action, parameters } : { action };
  const safeToRepeat = action === 'prepare' || parameters?.idempotencyKey !== undefined;
  return platform
    .write(performOrderAction, { path: { checkoutId }, body }, { safeToRepeat })
    .catch(throwAsCommerceError);
}

/** A 422 whose body is the checkout itself. */
function isReadable(error: unknown): error is FetchError & { body: Checkout } {
  return (
    error instanceof FetchError &&
    error.status === 422 &&
    Boolean((error.body as Partial<Checkout>)?.checkoutId)
  );
}

function throwUnlessReadable(error: unknown): void {
  if (!isReadable(error)) throw error;
}

function ignoreNotFound(error: unknown): void {
  if (!isNotFound(error)) throw error;
}

/** The inventory as first objector has a code of its own (storefront.md §8, INSUFFICIENT_INVENTORY). */
function throwAsCommerceError(error: unknown): never {
  if (error instanceof FetchError && firstErrorType(error.body) === checkoutsConstants.inventoryErrorType) {
    const { operationId } = error;
    throw new CommerceError('INSUFFICIENT_INVENTORY', {
      operationId,
      message: error.explanation,
      cause: error,
    });
  }
  throw error;
}

const firstErrorType = (body: unknown) =>
  (body as { errors?: { type?: string }[] } | undefined)?.errors?.[0]?.type;
