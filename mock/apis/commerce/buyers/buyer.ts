import { contextsConstants } from '#generated/commerce/constants.gen.ts';
import type { RequestContext } from '#mock/apis/dispatch/handler.ts';
import { PlatformFault } from '#mock/engine/errors/platform-fault.ts';
import type { KnownGuest } from '#mock/model/sessions/session.ts';
import { AUTOMATED_PROCESS_USER_ID } from '#mock/store/metadata-records.ts';
import type { Row } from '#mock/store/row.ts';
import { chosenCurrency } from '../pricing/chosen-currency.ts';
import { findRecord } from '../records/find-record.ts';
import { effectiveAccountId } from './effective-account.ts';

/** The part of a request that says in which store and for which account it is made. */
export interface BuyerInput {
  readonly path: { readonly webstoreId: string };
  readonly query: { readonly effectiveAccountId?: string; readonly currencyIsoCode?: string };
}

/** A shopper with an account to buy for, in a store. */
export interface Buyer {
  readonly webStore: Row<'WebStore'>;
  /** Whose records the shopper's cart and orders are; those of guests belong to the platform. */
  readonly userId: string;
  /**
   * The effective account: the buyer's own, one it manages, or the one that holds a guest's cart; the placeholder of zeros
   * for a guest who has none yet.
   */
  readonly accountId: string;
  /** Guests are priced like all guests, though an account holds their cart. */
  readonly isGuest: boolean;
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
 * Who buys, for carts. Guests may where the store's flag says so, which is the flag that the application context answers
 * (SF-SESSION-09).
 *
 * @throws PlatformFault 403 for guests where guest carts are off, for staff without an account, and for accounts the
 * buyer does not manage; 400 for a currency that the store does not trade in
 */
export async function requireBuyer(context: RequestContext, { path, query }: BuyerInput): Promise<Buyer> {
  const webStore = await requireWebStore(context, path.webstoreId);
  const { session } = context;
  if (session.isGuest && !webStore.GuestCartEnabled) throw notForGuests('Guest carts');
  chosenCurrency(webStore, query.currencyIsoCode);
  if (session.isGuest) return guestBuyer(webStore, session);
  const accountId = await effectiveAccountId(context.store, session, query.effectiveAccountId);
  return { webStore, userId: session.userId, accountId, isGuest: false };
}

/** The same for checkouts, which guests need the flags of cart and checkout for; 403 otherwise. */
export async function requireCheckoutBuyer(context: RequestContext, input: BuyerInput): Promise<Buyer> {
  const buyer = await requireBuyer(context, input);
  if (buyer.isGuest && !buyer.webStore.GuestCheckoutEnabled) throw notForGuests('Guest checkouts');
  return buyer;
}

/** A guest as buyer for the account in whose name the guest's cart is kept. */
export function guestBuyer(
  webStore: Row<'WebStore'>,
  { known }: { readonly known?: Pick<KnownGuest, 'accountId'> },
): Buyer {
  return {
    webStore,
    userId: AUTOMATED_PROCESS_USER_ID,
    accountId: known?.accountId ?? contextsConstants.guestPlaceholderAccountId,
    isGuest: true,
  };
}

function notForGuests(what: string): PlatformFault {
  return new PlatformFault(403, 'FUNCTIONALITY_NOT_ENABLED', `${what} are not enabled for this store.`);
}
