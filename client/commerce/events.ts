import type { PlatformError } from '../errors/index.ts';

/** What the shop may want to react to beyond the caller of an action (SF-CART-11, SF-CHECKOUT-10). */
export interface CommerceEvents {
  /** A product could not be put into the cart. */
  deliveryTermViolation: { error: PlatformError };
  orderPlaced: { orderReferenceNumber: string };
}

type Listener<Name extends keyof CommerceEvents> = (detail: CommerceEvents[Name]) => void;

export interface CommerceEventTarget {
  emit<Name extends keyof CommerceEvents>(name: Name, detail: CommerceEvents[Name]): void;
  /** The answer ends listening. */
  on<Name extends keyof CommerceEvents>(name: Name, listener: Listener<Name>): () => void;
}

export function createCommerceEvents(): CommerceEventTarget {
  const listeners = new Map<keyof CommerceEvents, Set<Listener<never>>>();
  return {
    emit: (name, detail) => {
      for (const listener of listeners.get(name) ?? []) listener(detail as never);
    },
    on: (name, listener) => {
      const ofName = listeners.get(name) ?? new Set();
      listeners.set(name, ofName.add(listener));
      return () => ofName.delete(listener);
    },
  };
}
