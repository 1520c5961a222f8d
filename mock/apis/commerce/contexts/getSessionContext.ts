import type { components } from '#generated/commerce/types.gen.ts';
import type { Handler, RequestContext } from '#mock/apis/dispatch/handler.ts';
import { isInPreview } from '#mock/model/sessions/preview.ts';
import type { UserSession } from '#mock/model/sessions/session.ts';
import { guestBuyer } from '../buyers/buyer.ts';
import { requireShopper, type Shopper } from '../buyers/shopper.ts';
import { guestDetails } from '../checkouts/contact-info.ts';
import { buyerGroupIds } from '../pricing/price-books.ts';

type SessionContext = components['schemas']['SessionContext'];

export const getSessionContext: Handler<'getSessionContext'> = async (input, context) => {
  const shopper = await requireShopper(context, input);
  const { session } = context;
  const buyerGroups = await buyerGroupsOf(context, shopper);
  if (session.isGuest) {
    const guestUserDetails = session.known
      ? await guestDetails(context, guestBuyer(shopper.webStore, session))
      : null;
    return { status: 200, body: { ...guest, guestUserDetails, buyerGroups } };
  }
  return { status: 200, body: { ...(await buyer(context, session, shopper)), buyerGroups } };
};

const guest: SessionContext = {
  guestUser: true,
  isLoggedIn: false,
  isPreview: false,
  userId: null,
  userName: null,
  accountId: null,
  accountName: null,
  effectiveAccountId: null,
  effectiveAccountName: null,
  profile: null,
  guestUserDetails: null,
};

async function buyer(
  { store }: RequestContext,
  session: UserSession,
  { accountId }: Shopper,
): Promise<SessionContext> {
  const user = await store.get('User', session.userId);
  const ids = [session.accountId, accountId].filter((id) => id !== null);
  const accounts = ids.length === 0 ? [] : await store.find('Account', { where: { Id: ids } });
  const nameOf = (id: string | null) => accounts.find(({ Id }) => Id === id)?.Name ?? null;
  return {
    guestUser: false,
    isLoggedIn: true,
    isPreview: isInPreview(session),
    userId: session.userId,
    userName: session.username,
    accountId: session.accountId,
    accountName: nameOf(session.accountId),
    effectiveAccountId: accountId,
    effectiveAccountName: nameOf(accountId),
    profile: {
      firstName: user?.FirstName ?? null,
      lastName: user?.LastName ?? null,
      userName: session.username,
    },
    guestUserDetails: null,
  };
}

async function buyerGroupsOf({ store }: RequestContext, { webStore, accountId }: Shopper) {
  const ids = await buyerGroupIds(store, webStore, accountId);
  const groups = ids.length === 0 ? [] : await store.find('BuyerGroup', { where: { Id: ids } });
  return groups.map(({ Id, Name }) => ({ id: Id, name: Name }));
}
