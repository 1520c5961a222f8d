import type { components } from '#generated/commerce/types.gen.ts';
import type { RequestContext } from '#mock/apis/dispatch/handler.ts';
import { PlatformFault } from '#mock/engine/errors/platform-fault.ts';
import type { Row } from '#mock/store/row.ts';
import type { Buyer } from '../buyers/buyer.ts';
import { openedByToken } from './access-tokens.ts';
import { findOrder } from './find-order.ts';

type Verification = components['schemas']['OrderVerification'];

/** An order as a request names it, with what proves that it is the guest's. */
export interface NamedOrder {
  readonly orderSummaryIdOrRefNumber: string;
  readonly verification?: Verification;
  readonly accessToken?: string;
}

/**
 * An order of the account, or one that a guest proves to be theirs by a token or by what they know of it (PF-ORDER-05).
 *
 * @throws PlatformFault 404 alike for an order that is not there and for one that is not proven
 */
export async function requireProvenOrder(
  context: RequestContext,
  buyer: Buyer,
  { orderSummaryIdOrRefNumber: name, verification, accessToken }: NamedOrder,
): Promise<Row<'OrderSummary'>> {
  const summary = await findOrder(context.store, name);
  if (summary?.SalesStoreId === buyer.webStore.Id) {
    if (summary.AccountId === buyer.accountId) return summary;
    if (accessToken !== undefined && openedByToken(accessToken, context.now) === summary.Id) return summary;
    if (buyer.isGuest && verification && (await isVerified(context, summary, verification))) return summary;
  }
  throw new PlatformFault(404, 'NOT_FOUND', 'The requested resource does not exist');
}

/** Whether all that is said of an order is as a guest has said when ordering; a last name alone is not enough. */
export async function isVerified(
  { store }: Pick<RequestContext, 'store'>,
  { OriginalOrderId }: Row<'OrderSummary'>,
  { email, phoneNumber, lastName }: Verification,
): Promise<boolean> {
  const order = await store.get('Order', OriginalOrderId);
  if (!order?.ContactEmail__c || (email === undefined && phoneNumber === undefined)) return false;
  const phones = [order.ContactPhoneNumber__c, order.ShipToPhoneNumber].map(digits).filter(Boolean);
  const names = [order.DeliverToLastName, order.BillingName, order.DeliverToName].map(lowered);
  return (
    (email === undefined || lowered(order.ContactEmail__c) === lowered(email)) &&
    (phoneNumber === undefined || phones.includes(digits(phoneNumber))) &&
    (lastName === undefined || names.some((name) => ` ${name}`.endsWith(` ${lowered(lastName)}`)))
  );
}

const lowered = (text: string | null) => (text ?? '').trim().toLowerCase();
const digits = (text: string | null) => (text ?? '').replace(/\D/g, '');
