import type { RequestContext } from '#mock/apis/dispatch/handler.ts';
import { GUEST_SESSION_SECONDS, openGuestSession } from '#mock/model/sessions/guest-sessions.ts';
import { guestCookie } from '#mock/model/sessions/session-cookie.ts';
import type { Row } from '#mock/store/row.ts';
import { isAlias } from '../carts/find-cart.ts';
import { messages } from '../messages/messages.ts';
import { type Buyer, type BuyerInput, guestBuyer, requireBuyer } from './buyer.ts';

/** Who opens a cart, and the headers by which a guest is known from then on. */
interface CartOpener {
  readonly buyer: Buyer;
  readonly headers: Readonly<Record<string, string>>;
}

interface OpenerInput extends BuyerInput {
  readonly path: BuyerInput['path'] & { readonly cartStateOrId: string };
}

/**
 * Who buys, for writes that open a cart if there is none. A guest who has none yet gets an account that holds it, and a
 * cookie of the site (SF-SESSION-10).
 *
 * @throws PlatformFault as requireBuyer does
 */
export async function requireCartOpener(context: RequestContext, input: OpenerInput): Promise<CartOpener> {
  const buyer = await requireBuyer(context, input);
  const { session } = context;
  const isForGuest = session.isGuest && isAlias(input.path.cartStateOrId, buyer);
  if (!isForGuest) return { buyer, headers: {} };
  const { accountId, headers } = await openGuestAccount(context, buyer.webStore);
  return { buyer: guestBuyer(buyer.webStore, { known: { accountId } }), headers };
}

/** The account of the guest who asks; a new one, with the cookie that leads to it, for a guest who has none. */
export async function openGuestAccount(
  { session, store, now, language, origin }: RequestContext,
  webStore: Row<'WebStore'>,
): Promise<{ readonly accountId: string; readonly headers: CartOpener['headers'] }> {
  if (session.isGuest && session.known) return { accountId: session.known.accountId, headers: {} };
  const account = await store.insert('Account', { Name: messages[language].guestAccountName() });
  const siteId = webStore.SiteId__c ?? webStore.Id;
  const { token, known } = await openGuestSession(store, account.Id, now);
  return {
    accountId: known.accountId,
    headers: { 'set-cookie': guestCookie(siteId, token, { maxAgeSeconds: GUEST_SESSION_SECONDS, origin }) },
  };
}
