import {
  addCouponToCart,
  addItemsToCart,
  addItemToCart,
  arrangeDeliveryGroupItems,
  cloneCart,
  createCart as createCartOperation,
  deleteCart,
  deleteCouponFromCart,
  deleteItemFromCart,
  getCart,
  getCartItems,
  getCartSummary,
  preserveCart,
  updateItemInCart,
} from '#generated/commerce/client.gen.ts';
import {
  addItemsToCartLimits,
  arrangeDeliveryGroupItemsLimits as arrangeLimits,
  cloneCartLimits,
  getCartItemsLimits as itemsLimits,
} from '#generated/commerce/constants.gen.ts';
import { chunks } from '../chunks.ts';
import { CommerceError } from '../errors/index.ts';
import { unlessNone } from '../errors/unless-none.ts';
import type { Data, Input } from '../operation.ts';
import type { Platform } from '../platform.ts';
import { poll } from '../polling/poll.ts';
import { createStore, type Store } from '../store.ts';
import { createCartChanges } from './cart-changes.ts';
import { type CommerceEventTarget, createCommerceEvents } from './events.ts';
import { idempotencyKey, ONCE } from './idempotency-key.ts';
import { gone, showAtOnce, withQuantity } from './optimistic-items.ts';

/** The head of a cart with all its sums. */
export type CartSummary = Data<'getCart'>;
/** How many products a cart holds, and whether it is settled. */
export type CompactCartSummary = Data<'getCartSummary'>;
export type CartItem = Data<'addItemToCart'>;
export type CartItemPage = Data<'getCartItems'>;
export type CartItemsQuery = Input<'getCartItems'>['query'];

export type Arrangement = NonNullable<Input<'arrangeDeliveryGroupItems'>['body']['arrangements']>[number];
type DeliveryGroups = Data<'arrangeDeliveryGroupItems'>;

export interface CartState {
  /** True while any action on the cart, with its recalculation, is under way. */
  isProcessing: boolean;
  /** Products that could not be taken over when a guest's cart was merged after login. */
  failedProductCount: number;
}

/**
 * The effective account's open cart and what is in it. Actions happen one after the other and return once the cart is
 * recalculated; a new quantity, or that an item is gone, is shown at once and taken back when it is refused.
 */
export interface Cart {
  readonly state: Pick<Store<CartState>, 'get' | 'subscribe'>;
  /** Raises `deliveryTermViolation` where products cannot be put into the cart. */
  readonly events: CommerceEventTarget;
  /** Puts a product into the cart, opening one if there is none. */
  add(productId: string, quantity?: number): Promise<CartItem>;
  /** Puts several products into the cart, a hundred with each call; each is judged for itself. */
  addAll(items: { productId: string; quantity: number }[]): Promise<Data<'addItemsToCart'>['results']>;
  setQuantity(cartItemId: string, quantity: number): Promise<CartItem>;
  remove(cartItemId: string): Promise<void>;
  /** Opens a cart, or answers the open one. */
  open(): Promise<CartSummary>;
  /** Throws the cart away. */
  clear(): Promise<void>;
  /** Adds a coupon, and answers all of the cart; refused with a FetchError 400 that says why, for people and by code (COUPON_…). */
  addCoupon(couponCode: string): Promise<Data<'addCouponToCart'>>;
  /** Takes a coupon out by its id in the cart. */
  removeCoupon(cartCouponId: string): Promise<void>;
  /**
   * Moves items, or some of their packs, between the delivery groups, and waits until the cart is no longer locked. Groups
   * left empty stay unless asked otherwise (SF-DELIVERY-04, SF-DELIVERY-05).
   */
  arrange(arrangements: Arrangement[], deleteEmptyDeliveryGroups?: boolean): Promise<DeliveryGroups>;
  /** Copies the cart as it is now for a payment link; the copy cannot be changed (SF-CART-18). */
  cloneToPay(): Promise<CartSummary>;
  /** Merges the cart that the buyer had as a guest; the state counts the products that failed. */
  preserve(guestCartId: string): Promise<Data<'preserveCart'>>;
  /** How many products the cart holds; null as long as there is none. */
  summary(): Promise<CompactCartSummary | null>;
  /** The head of the cart with all its sums; null as long as there is none. */
  read(): Promise<CartSummary | null>;
  /** A page of the items: the first 25, the newest first, unless the query says otherwise (SF-ITEM-04). */
  items(query?: CartItemsQuery): Promise<CartItemPage>;
  /** Waits until the platform has recalculated the cart, and reads it again. */
  settle(signal?: AbortSignal): Promise<CompactCartSummary | null>;
}

const CURRENT = { cartStateOrId: 'current' };
const ITEMS_PER_CALL = addItemsToCartLimits.inputs.maxItems;
const [PAY_NOW_READ_ONLY] = cloneCartLimits.targetType.enum;

/** Creates the cart of this visit. */
export function createCart(platform: Platform): Cart {
  const events = createCommerceEvents();
  const state = createStore<CartState>({ isProcessing: false, failedProductCount: 0 });
  const settle = (signal?: AbortSignal) => settleCart(platform, signal);
  const { change, changeOrRaise } = createCartChanges({ platform, state, events, settle });
  const changeShown = async <T>(shown: [string, typeof gone], action: () => Promise<T>): Promise<T> => {
    const takeBack = showAtOnce(platform.queryClient, ...shown);
    try {
      return await change(action);
    } catch (error) {
      takeBack();
      throw error;
    }
  };

  return {
    state,
    events,
    settle,
    add: (productId, quantity = 1) =>
      changeOrRaise(() =>
        platform.write(
          addItemToCart,
          { path: CURRENT, headers: idempotencyKey(), body: itemInput({ productId, quantity }) },
          ONCE,
        ),
      ),
    addAll: (items) =>
      changeOrRaise(async () => {
        const results: Data<'addItemsToCart'>['results'] = [];
        for (const some of chunks(items, ITEMS_PER_CALL)) {
          const inputs = some.map((item) => ({ richInput: itemInput(item) }));
          const input = { path: CURRENT, headers: idempotencyKey(), body: { inputs } };
          results.push(...(await platform.write(addItemsToCart, input, ONCE)).results);
        }
        return results;
      }),
    setQuantity: (cartItemId, quantity) =>
      changeShown([cartItemId, withQuantity(quantity)], () => {
        const input = { path: { ...CURRENT, cartItemId }, body: { quantity: String(quantity) } };
        return platform.write(updateItemInCart, input, { safeToRepeat: true });
      }),
    remove: (cartItemId) =>
      changeShown([cartItemId, gone], () =>
        platform.write(deleteItemFromCart, { path: { ...CURRENT, cartItemId } }),
      ),
    open: () => change(() => platform.write(createCartOperation, { path: CURRENT })),
    clear: () => change(() => platform.write(deleteCart, { path: CURRENT })),
    addCoupon: (couponCode) =>
      change(() =>
        platform.write(
          addCouponToCart,
          { path: CURRENT, headers: idempotencyKey(), body: { couponCode } },
          ONCE,
        ),
      ),
    removeCoupon: (cartCouponId) => {
      const path = { ...CURRENT, couponId: cartCouponId };
      return change(() => platform.write(deleteCouponFromCart, { path }));
    },
    arrange: (arrangements, deleteEmptyDeliveryGroups = arrangeLimits.deleteEmptyDeliveryGroups.default) =>
      change(() => {
        const body = { arrangements, deleteEmptyDeliveryGroups };
        return platform.write(arrangeDeliveryGroupItems, { path: CURRENT, body });
      }),
    cloneToPay: async () => {
      const summary = await settle();
      const { operationId } = cloneCart;
      if (!summary) throw new CommerceError('CART_VALIDATION_ERROR', { operationId });
      const { cartId } = summary;
      const body = { cartId, targetType: PAY_NOW_READ_ONLY } as const;
      const input = { path: { cartStateOrId: cartId }, headers: idempotencyKey(), body };
      return platform.write(cloneCart, input, ONCE);
    },
    preserve: (guestCartId) =>
      change(async () => {
        const merged = await platform.write(preserveCart, { path: { cartStateOrId: guestCartId } });
        state.set({ failedProductCount: merged.numberOfProductsWithError });
        return merged;
      }),
    summary: () => readSummary(platform),
    read: () => unlessNone(platform.read(getCart, { path: CURRENT })),
    items: (query) => platform.read(getCartItems, itemsInput(CURRENT, query)),
  };
}

/**
 * A page of the items of a named cart, such as the copy behind a payment link; null where there is none, or none of this
 * account.
 */
export const readItemsOf = (
  platform: Platform,
  cartId: string,
  query?: CartItemsQuery,
): Promise<CartItemPage | null> =>
  unlessNone(platform.read(getCartItems, itemsInput({ cartStateOrId: cartId }, query)));

const itemsInput = (path: Input<'getCartItems'>['path'], query?: CartItemsQuery) => ({
  path,
  query: {
    sort: itemsLimits.sort.default,
    pageNumber: itemsLimits.pageNumber.default,
    pageSize: itemsLimits.pageSize.default,
    ...query,
  },
});

/** Quantities travel as decimal text. */
const itemInput = ({ productId, quantity }: { productId: string; quantity: number }) => ({
  productId,
  quantity: String(quantity),
  type: 'Product' as const,
});

async function settleCart(platform: Platform, signal?: AbortSignal): Promise<CompactCartSummary | null> {
  const { operationId } = getCartSummary;
  if (platform.isServer) throw new CommerceError('SSR_NO_POLLING', { operationId });
  return poll({
    operationId,
    clock: platform.clock,
    table: getCartSummary.poll,
    read: () => readSummary(platform, { cache: 'reload' }),
    isDone: (summary, attempt) => isSettled(summary?.asyncOperationStatus, attempt),
    signal,
  });
}

/** Tries after which a state that the shop does not know counts as done. */
const UNKNOWN_TRIES = getCartSummary.poll.immediateTries + 2;

/** A state of a version to come may mean that the cart is at work, so it is read again, but not for long (SF-CART-51). */
function isSettled(status: CompactCartSummary['asyncOperationStatus'], attempt: number): boolean {
  if (status === undefined || status === 'Completed') return true;
  return status !== 'Processing' && attempt >= UNKNOWN_TRIES;
}

function readSummary(platform: Platform, options?: { cache: 'reload' }): Promise<CompactCartSummary | null> {
  return unlessNone(platform.read(getCartSummary, { path: CURRENT }, options));
}
