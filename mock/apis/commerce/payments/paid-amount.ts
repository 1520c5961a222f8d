import type { Row } from '#mock/store/row.ts';
import type { Session } from '../checkouts/find-checkout.ts';

/** Whether a payment has been given for a checkout, for whatever total. */
export function hasPayment({ PaymentRequestType__c }: Session): boolean {
  return PaymentRequestType__c !== null;
}

/**
 * Whether the payment of a checkout counts: it was given for the total as it is. After the payment nothing changes
 * silently; another total has to be paid anew.
 */
export function isPaid(session: Session, { GrandTotalAmount }: Row<'WebCart'>): boolean {
  return hasPayment(session) && session.PaymentAmount__c === GrandTotalAmount;
}
