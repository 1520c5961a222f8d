import type { RequestContext } from '#mock/apis/dispatch/handler.ts';
import { PlatformFault } from '#mock/engine/errors/platform-fault.ts';
import { changeRecord } from '../records/change-record.ts';
import { trimReservations } from '../reservations/reservation-records.ts';
import type { Cart } from './find-cart.ts';

/** How long a cart stays `Processing` after a write, in milliseconds. */
const RECALCULATION_MS = 120;

/** The moment at which work that starts now is done, ISO 8601. */
export function dueTime({ now }: Pick<RequestContext, 'now'>): string {
  return new Date(now.getTime() + RECALCULATION_MS).toISOString();
}

/** Whether a record's work is still under way. */
export function isUnderWay(processingUntil: string | null, { now }: Pick<RequestContext, 'now'>): boolean {
  return processingUntil !== null && new Date(processingUntil) > now;
}

/**
 * Notes that the goods of a cart, or where they go, have changed: totals are due anew, a checkout of the version before
 * has lapsed, and stock that it no longer needs is free to others.
 */
export async function noteCartChange(context: RequestContext, cart: Cart): Promise<void> {
  await trimReservations(context, cart.Id);
  await changeRecord(context.store, 'WebCart', cart.Id, {
    Version__c: cart.Version__c + 1,
    Status: 'Active',
    MessagesHidden__c: false,
    ProcessingUntil__c: dueTime(context),
  });
}

/** The same for work that locks the cart: until it is done, every other write of the cart is a conflict. */
export async function noteLockedCartChange(context: RequestContext, cart: Cart): Promise<void> {
  await noteCartChange(context, cart);
  await changeRecord(context.store, 'WebCart', cart.Id, { LockedUntil__c: dueTime(context) });
}

/**
 * Refuses a write of a cart that is locked (SF-CART-05).
 *
 * @throws PlatformFault 409, which clients do not repeat
 */
export function refuseWhileLocked(cart: Cart, context: Pick<RequestContext, 'now'>): void {
  if (!isUnderWay(cart.LockedUntil__c, context)) return;
  throw new PlatformFault(409, 'CONFLICT', 'Another operation is in progress. Try again later.');
}

/** Refuses a write of a copy that was made for a payment link; 403. */
export function refuseReadOnly({ IsReadOnly__c }: Cart): void {
  if (IsReadOnly__c)
    throw new PlatformFault(403, 'CART_READ_ONLY', 'This cart is a copy and cannot be changed.');
}

/** Notes that totals are due anew, though the goods are the same and a checkout goes on; those of a copy stay. */
export async function noteRecalculation(context: RequestContext, cart: Cart): Promise<void> {
  if (cart.IsReadOnly__c) return;
  await changeRecord(context.store, 'WebCart', cart.Id, { ProcessingUntil__c: dueTime(context) });
}
