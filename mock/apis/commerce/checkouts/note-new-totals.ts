import type { RequestContext } from '#mock/apis/dispatch/handler.ts';
import { dueTime, noteRecalculation } from '../carts/recalculation.ts';
import { changeRecord } from '../records/change-record.ts';
import type { OpenCheckout, Session } from './find-checkout.ts';

/** Notes that the totals of a locked checkout are due anew, though it goes on; it is under way until then. */
export async function noteNewTotals(
  context: RequestContext,
  { session, cart }: OpenCheckout,
): Promise<Session> {
  await noteRecalculation(context, cart);
  return changeRecord(context.store, 'CartCheckoutSession', session.Id, {
    ProcessingUntil__c: dueTime(context),
    Version__c: session.Version__c + 1,
  });
}
