import type { Store } from '#mock/store/store.ts';
import type { Buyer } from '../../buyers/buyer.ts';
import { findOwnSession, type Session } from '../find-checkout.ts';

/** What a call to place an order goes by. */
interface Repeated {
  readonly checkoutId: string;
  readonly key: string | undefined;
}

/** Reference number of the order that the same checkout, or the same key of the same account, has led to already. */
export async function earlierOrderNumber(
  store: Store,
  buyer: Buyer,
  repeated: Repeated,
): Promise<string | null> {
  const session =
    (await sessionOfKey(store, buyer, repeated.key)) ??
    (await sessionOfPath(store, buyer, repeated.checkoutId));
  if (!session?.OrderId) return null;
  const order = await store.get('Order', session.OrderId);
  return order?.OrderReferenceNumber ?? null;
}

async function sessionOfKey(
  store: Store,
  buyer: Buyer,
  key: string | undefined,
): Promise<Session | undefined> {
  if (key === undefined) return undefined;
  const sessions = await store.find('CartCheckoutSession', { where: { IdempotencyKey__c: key } });
  for (const { Id } of sessions) {
    const own = await findOwnSession(store, buyer, Id);
    if (own) return own;
  }
  return undefined;
}

async function sessionOfPath(store: Store, buyer: Buyer, checkoutId: string): Promise<Session | undefined> {
  return checkoutId === 'active' ? undefined : findOwnSession(store, buyer, checkoutId);
}
