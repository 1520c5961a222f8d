import type { RequestContext } from '#mock/dispatch/handler.ts';
import { PlatformFault } from '#mock/faults/platform-fault.ts';
import type { Row } from '#mock/store/row.ts';
import { chosenCurrency } from '../pricing/prices.ts';
import { findRecord } from '../records/find-record.ts';
import { effectiveAccountId } from './effective-account.ts';

/** The part of a request that says in which store and for which account it is made. */
export interface BuyerInput {
  readonly path: { readonly webstoreId: string };
  readonly query: { readonly effectiveAccountId?: string; readonly currencyIsoCode?: string };
}

/** A signed-in shopper acting for an account in a store. */
export interface Buyer {
  readonly webStore: Row<'WebStore'>;
  readonly userId: string;
  /** The effective account: the buyer's own or one it manages. */
  readonly accountId: string;
}

/** The web store of a path; 404 when there is none. */
export async function requireWebStore(
  { store }: RequestContext,
  webstoreId: string,
): Promise<Row<'WebStore'>> {
  const webStore = await findRecord(store, 'WebStore', webstoreId);
  if (!webStore) throw new PlatformFault(404, 'NOT_FOUND', 'The requested resource does not exist');
  return webStore;
}

/**
 * Who buys, for carts and checkouts.
 *
 * @param guestRefusal what guests are told; carts of guests are not part of this platform yet
 * @throws PlatformFault 403 for guests, for staff without an account, and for accounts the buyer does not manage; 400
 * for a currency that the store does not trade in
 */
export async function requireBuyer(
  context: RequestContext,
  { path, query }: BuyerInput,
  guestRefusal = 'Guest carts are not enabled for this store.',
): Promise<Buyer> {
  const webStore = await requireWebStore(context, path.webstoreId);
  const { session } = context;
  if (session.isGuest) throw new PlatformFault(403, 'FUNCTIONALITY_NOT_ENABLED', guestRefusal);
  chosenCurrency(webStore, query.currencyIsoCode);
  const accountId = await effectiveAccountId(context.store, session, query.effectiveAccountId);
  return { webStore, userId: session.userId, accountId };
}
