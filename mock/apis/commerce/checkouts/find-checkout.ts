import type { RequestContext } from '#mock/apis/dispatch/handler.ts';
import { PlatformFault } from '#mock/engine/errors/platform-fault.ts';
import type { Row } from '#mock/store/row.ts';
import type { Store } from '#mock/store/store.ts';
import type { Buyer } from '../buyers/buyer.ts';
import { type Cart, findCart } from '../carts/find-cart.ts';
import { messages } from '../messages/messages.ts';
import { findRecord } from '../records/find-record.ts';

export type Session = Row<'CartCheckoutSession'>;

/** A checkout with the cart it is for. */
export interface OpenCheckout {
  readonly session: Session;
  readonly cart: Cart;
}

/** The open checkout of a cart. */
export async function findOpenSession(store: Store, cart: Cart): Promise<Session | undefined> {
  const [session] = await store.find('CartCheckoutSession', {
    where: { WebCartId: cart.Id, State: ['Started', 'Paid'] },
    limit: 1,
  });
  return session;
}

/**
 * The account's open checkout, by `active` or by its id.
 *
 * @throws PlatformFault 404 when there is none, also for checkouts of other accounts; 410 for one that was ordered
 */
export async function requireCheckout(
  context: RequestContext,
  buyer: Buyer,
  checkoutId: string,
): Promise<OpenCheckout> {
  const { store } = context;
  if (checkoutId !== 'active') return requireCheckoutById(context, buyer, checkoutId);
  const cart = await findCart(store, buyer, 'current');
  const session = cart && (await findOpenSession(store, cart));
  if (!session) throw notFound();
  return { session, cart };
}

async function requireCheckoutById(context: RequestContext, buyer: Buyer, id: string): Promise<OpenCheckout> {
  const session = await findOwnSession(context.store, buyer, id);
  if (!session) throw notFound();
  const cart = await findCart(context.store, buyer, session.WebCartId);
  if (!cart || session.State === 'Ordered') throw checkoutGone(context);
  return { session, cart };
}

/** A checkout of the account by its id, in whatever state. */
export async function findOwnSession(store: Store, buyer: Buyer, id: string): Promise<Session | undefined> {
  const session = await findRecord(store, 'CartCheckoutSession', id);
  const cart = session && (await store.get('WebCart', session.WebCartId));
  return cart?.AccountId === buyer.accountId && cart.WebStoreId === buyer.webStore.Id ? session : undefined;
}

/** Whether the cart has changed since the checkout was started, or its time has run out. */
function isStale({ session, cart }: OpenCheckout, { now }: Pick<RequestContext, 'now'>): boolean {
  const hasLapsed = session.ExpiresAt__c !== null && new Date(session.ExpiresAt__c) <= now;
  return hasLapsed || session.CartVersion__c !== cart.Version__c;
}

/** 410 unless the checkout is still that of the cart as it is (SF-CHECKOUT-13). */
export function requireFresh(checkout: OpenCheckout, context: RequestContext): void {
  if (isStale(checkout, context)) throw checkoutGone(context);
}

function checkoutGone({ language }: Pick<RequestContext, 'language'>): PlatformFault {
  return new PlatformFault(410, 'CHECKOUT_EXPIRED', messages[language].checkoutExpired());
}

function notFound(): PlatformFault {
  return new PlatformFault(404, 'NOT_FOUND', 'The requested resource does not exist');
}
