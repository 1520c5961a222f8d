import type { Shop } from '../../platform/shop.server.ts';
import type { Money } from '../product/money.ts';
import type { CheckoutView } from './checkout-view.ts';

/** The order that was placed last in this visit. */
export interface PlacedOrder {
  number: string;
  /** The checkout it came from, so that a second tab finds it too. */
  checkoutId?: string | undefined;
  total: Money;
  /** Name and place of the delivery, in one line. */
  deliverTo: string;
  /** Where a guest's confirmation goes. */
  email?: string | undefined;
  /** Who gets the delivery, for a guest who opens an account. */
  person?: { firstName: string; lastName: string } | undefined;
  /** Its confirmation has been shown already. */
  isShown?: boolean | undefined;
}

const key = 'placedOrder';

/** Keeps what the confirmation shows for this visit; the open checkout is gone once the order is placed. */
export function keepPlacedOrder(
  { visit }: Shop,
  { number, checkout }: { number: string; checkout: CheckoutView },
): void {
  const { name, firstName, lastName, street, postalCode, city } = checkout.address ?? {};
  const person = [firstName, lastName].filter(Boolean).join(' ') || name;
  const place = [postalCode, city].filter(Boolean).join(' ');
  const deliverTo = [person, street, place].filter(Boolean).join(', ');
  visit.setItem(
    key,
    JSON.stringify({
      number,
      checkoutId: checkout.id,
      total: checkout.totals.total,
      deliverTo,
      email: checkout.email,
      person: firstName && lastName ? { firstName, lastName } : undefined,
    } satisfies PlacedOrder),
  );
}

/** The order that was placed last in this visit; a damaged memory counts as none. */
export function placedOrder({ visit }: Shop): PlacedOrder | undefined {
  try {
    const order = JSON.parse(visit.getItem(key) ?? 'null') as Partial<PlacedOrder> | null;
    return order?.number && order.total && order.deliverTo !== undefined ? (order as PlacedOrder) : undefined;
  } catch {
    return undefined;
  }
}

/** Whether the confirmation of the order is shown for the first time, which is so once. */
export function isFirstShown({ visit }: Shop, order: PlacedOrder): boolean {
  if (order.isShown) return false;
  visit.setItem(key, JSON.stringify({ ...order, isShown: true } satisfies PlacedOrder));
  return true;
}
