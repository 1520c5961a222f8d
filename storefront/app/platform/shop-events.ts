import type { CallError } from '../failures/call-failure.ts';

/** What the shop raises on the document for scripts of the page (SF-CART-11, SF-CHECKOUT-10). */
interface ShopEvents {
  /** A product could not be put into the cart. */
  deliveryTermViolation: { productId: string; error: CallError };
  orderPlaced: { orderReferenceNumber: string };
}

/** The names of these events. */
export const shopEvents = ['deliveryTermViolation', 'orderPlaced'] as const satisfies (keyof ShopEvents)[];

/** Raises an event of the shop on the document. */
export function raise<Name extends keyof ShopEvents>(name: Name, detail: ShopEvents[Name]): void {
  document.dispatchEvent(new CustomEvent(name, { detail }));
}
