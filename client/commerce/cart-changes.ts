import {
  getCart,
  getCartCoupons,
  getCartItems,
  getCartProducts,
  getCartPromotions,
  getDeliveryGroup,
  getDeliveryGroups,
} from '#generated/commerce/client.gen.ts';
import { PlatformError } from '../errors/index.ts';
import type { Platform } from '../platform.ts';
import type { Store } from '../store.ts';
import type { CommerceEventTarget } from './events.ts';

/** The reads that any change of the cart makes old. */
const DEPENDENT_READS = [
  getCart,
  getCartCoupons,
  getCartItems,
  getCartProducts,
  getCartPromotions,
  getDeliveryGroups,
  getDeliveryGroup,
];

interface ChangedCart {
  platform: Platform;
  state: Pick<Store<{ isProcessing: boolean }>, 'set'>;
  events: CommerceEventTarget;
  /** Waits until the cart is recalculated. */
  settle: () => Promise<unknown>;
}

export interface CartChanges {
  /** Carries a change out once those before it are through, and waits until the cart is recalculated. */
  change<T>(action: () => Promise<T>): Promise<T>;
  /** The same for changes whose refusal the shop has to hear of (SF-CART-11). */
  changeOrRaise<T>(action: () => Promise<T>): Promise<T>;
}

/** Changes of one cart, one after the other; the cart is processing while any of them is under way (SF-CART-12). */
export function createCartChanges({ platform, state, events, settle }: ChangedCart): CartChanges {
  let underWay = 0;
  let last: Promise<unknown> = Promise.resolve();

  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const turn = last.then(work, work);
    last = turn.catch(() => undefined);
    return turn;
  };
  const change = async <T>(action: () => Promise<T>): Promise<T> => {
    underWay += 1;
    state.set({ isProcessing: true });
    try {
      return await inTurn(async () => {
        const result = await action();
        await settle();
        return result;
      });
    } finally {
      underWay -= 1;
      state.set({ isProcessing: underWay > 0 });
      await platform.invalidate(...DEPENDENT_READS);
    }
  };
  const changeOrRaise = async <T>(action: () => Promise<T>): Promise<T> => {
    try {
      return await change(action);
    } catch (error) {
      if (error instanceof PlatformError) events.emit('deliveryTermViolation', { error });
      throw error;
    }
  };
  return { change, changeOrRaise };
}
