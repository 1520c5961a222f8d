import type { Handler, RequestContext } from '#mock/apis/dispatch/handler.ts';
import { notFound } from '#mock/engine/errors/not-found.ts';
import { objectAccess } from '#mock/model/access/object-access.ts';
import { objects } from '#mock/objects/index.ts';
import { toLongId } from '#mock/store/ids.ts';
import type { Row } from '#mock/store/row.ts';
import type { Store } from '#mock/store/store.ts';
import { requireWebStore } from '../buyers/buyer.ts';
import { lockRecord } from '../records/lock-record.ts';
import { keepDeliveryAddress } from './keep-addresses.ts';
import { lastOrder } from './last-order.ts';
import { joinBuyerGroup } from './write-buyer.ts';

/** Makes the account of a guest who has ordered a buyer's, with contact and address of the last order (PF-CTX-63). */
export const createGuestBuyer: Handler<'createGuestBuyer'> = async ({ path }, context) => {
  const webStore = await requireWebStore(context, path.webstoreId);
  const { store } = context;
  const account = await requireAccount(context, path.accountId);
  await lockRecord(store, 'Account', account.Id);
  const order = await lastOrder(store, account.Id);
  if (!order) return { status: 200, body: { success: false, errors: [WITHOUT_ORDER] } };
  await joinBuyerGroup(store, webStore, account.Id);
  await keepContactOf(store, account, order);
  await keepDeliveryAddress(store, order);
  return { status: 200, body: { success: true, errors: [] } };
};

const WITHOUT_ORDER = {
  errorCode: 'ORDER_NOT_FOUND',
  message: 'Nobody has ordered for this account yet.',
};

/**
 * The account of a guest's or buyer's own, one that the buyer manages, or any for staff who may change accounts.
 *
 * @throws PlatformFault 404 for any other account, whether it exists or not
 */
async function requireAccount({ store, session }: RequestContext, named: string): Promise<Row<'Account'>> {
  const own = session.isGuest ? session.known?.accountId : session.accountId;
  const id = named === 'current' ? own : toLongId(named);
  const account = id ? await store.get('Account', id) : undefined;
  const isStaff = objectAccess(session.profileName, 'Account').edit;
  const isManaged = !session.isGuest && own !== null && account?.ParentId === own;
  if (account && (isStaff || isManaged || account.Id === own)) return account;
  throw notFound();
}

/** Characters; names of accounts and bills may be longer. */
const LONGEST_LAST_NAME = objects.Contact.fields.LastName.length;

/** Writes the person who ordered as contact of an account that has none. */
async function keepContactOf(store: Store, account: Row<'Account'>, order: Row<'Order'>): Promise<void> {
  if ((await store.count('Contact', { AccountId: account.Id })) > 0) return;
  await store.insert('Contact', {
    AccountId: account.Id,
    FirstName: order.DeliverToFirstName,
    LastName: (order.DeliverToLastName ?? order.BillingName ?? account.Name).slice(0, LONGEST_LAST_NAME),
    Email: order.ContactEmail__c,
    Phone: order.ContactPhoneNumber__c ?? order.ShipToPhoneNumber,
  });
}
