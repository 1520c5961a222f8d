import { addressesConstants } from '#generated/commerce/constants.gen.ts';
import type { RequestContext } from '#mock/apis/dispatch/handler.ts';
import { PlatformFault } from '#mock/engine/errors/platform-fault.ts';
import type { Row } from '#mock/store/row.ts';
import { type Buyer, requireBuyer, requireWebStore } from '../buyers/buyer.ts';
import { findRecord } from '../records/find-record.ts';

export type AddressRecord = Row<'ContactPointAddress'>;

interface AddressBookInput {
  readonly path: { readonly webstoreId: string; readonly accountId: string };
  readonly query: { readonly effectiveAccountId?: string };
}

/**
 * Whose addresses are meant: those of the effective account under `current`, else of the account in the path, which has
 * to be one that the buyer may act for.
 *
 * @throws PlatformFault 403 'CPA disabled' for guests (SF-ADDRESS-01), 404 for an account that is not the buyer's
 */
export async function requireAddressBook(
  context: RequestContext,
  { path, query }: AddressBookInput,
): Promise<Buyer> {
  await refuseGuests(context, path.webstoreId);
  const buyer = await requireBuyer(context, { path, query });
  if (path.accountId === 'current') return buyer;
  try {
    return await requireBuyer(context, { path, query: { effectiveAccountId: path.accountId } });
  } catch (error) {
    if (error instanceof PlatformFault && error.status === 403) throw notFound();
    throw error;
  }
}

/** Guests have no address list, whatever else the store lets them do. */
async function refuseGuests(context: RequestContext, webstoreId: string): Promise<void> {
  await requireWebStore(context, webstoreId);
  if (!context.session.isGuest) return;
  throw new PlatformFault(403, 'FUNCTIONALITY_NOT_ENABLED', addressesConstants.guestRefusal);
}

/** An address of the account; 404 for addresses of others. */
export async function requireAddress(
  { store }: RequestContext,
  { accountId }: Buyer,
  addressId: string,
): Promise<AddressRecord> {
  const address = await findRecord(store, 'ContactPointAddress', addressId);
  if (address?.ParentId === accountId) return address;
  throw notFound();
}

function notFound(): PlatformFault {
  return new PlatformFault(404, 'NOT_FOUND', 'The requested resource does not exist');
}
