import { PlatformFault } from '#mock/engine/errors/platform-fault.ts';
import { toLongId } from '#mock/store/ids.ts';
import type { Store } from '#mock/store/store.ts';
import type { Buyer } from '../../buyers/buyer.ts';
import { findCart } from '../../carts/find-cart.ts';
import { findOpenSession, findOwnSession, type Session } from '../find-checkout.ts';

/** What a call to place an order goes by. */
interface Repeated {
  readonly checkoutId: string;
  readonly key: string | undefined;
}

/**
 * Reference number of the order that the same checkout, or the same key of the same account, has led to already.
 *
 * @throws PlatformFault 400 when the key has been used for another checkout than the one that is named
 */
export async function earlierOrderNumber(
  store: Store,
  buyer: Buyer,
  { checkoutId, key }: Repeated,
): Promise<string | null> {
  const ofKey = await sessionOfKey(store, buyer, key);
  if (ofKey && (await namesAnother(store, buyer, checkoutId, ofKey))) {
    throw new PlatformFault(400, 'IDEMPOTENCY_KEY_REUSED', 'This key has been used for another checkout.');
  }
  const session = ofKey ?? (await sessionOfPath(store, buyer, checkoutId));
  if (!session?.OrderId) return null;
  const order = await store.get('Order', session.OrderId);
  return order?.OrderReferenceNumber ?? null;
}

/** Whether a call is about another checkout than the ordered one: `active` is, as soon as the next one is open. */
async function namesAnother(store: Store, buyer: Buyer, checkoutId: string, ordered: Session) {
  if (checkoutId !== 'active') return toLongId(checkoutId) !== ordered.Id;
  const cart = await findCart(store, buyer, 'current');
  return cart !== undefined && (await findOpenSession(store, cart)) !== undefined;
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
