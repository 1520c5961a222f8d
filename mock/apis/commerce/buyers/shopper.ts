import type { RequestContext } from '#mock/apis/dispatch/handler.ts';
import { PlatformFault } from '#mock/engine/errors/platform-fault.ts';
import { isInPreview } from '#mock/model/sessions/preview.ts';
import { toLongId } from '#mock/store/ids.ts';
import type { Row } from '#mock/store/row.ts';
import { type BuyerInput, requireWebStore } from './buyer.ts';
import { effectiveAccountId, isPlaceholder, noAccess } from './effective-account.ts';

/** Whoever looks at the shop. */
export interface Shopper {
  readonly webStore: Row<'WebStore'>;
  /**
   * The effective account: of staff the one whose prices the preview shows (SF-SESSION-08). Null for guests, and for staff
   * where the store names none.
   */
  readonly accountId: string | null;
  /** Whether the account is one that merely holds a guest's cart. */
  readonly isGuest?: boolean;
  /** Groups of the account to price by; all of them where absent. */
  readonly onlyBuyerGroupIds?: readonly string[];
}

/**
 * Who looks at products and prices. Guests need no account; one they name is ignored, as they have none to act for.
 *
 * @throws PlatformFault 404 for an unknown store; 403 for a guest where the store is not open to guests, and for an
 * account that the buyer does not manage
 */
export async function requireShopper(context: RequestContext, input: BuyerInput): Promise<Shopper> {
  const webStore = await requireWebStore(context, input.path.webstoreId);
  const { session, store } = context;
  const asked = input.query.effectiveAccountId;
  if (session.isGuest) {
    if (webStore.GuestBrowsingEnabled) return { webStore, accountId: null };
    throw new PlatformFault(
      403,
      'FUNCTIONALITY_NOT_ENABLED',
      'Guest browsing is not enabled for this store.',
    );
  }
  if (isInPreview(session)) return { webStore, accountId: previewAccount(webStore, asked) };
  return { webStore, accountId: await effectiveAccountId(store, session, asked) };
}

/** Staff act for nobody but the account of the preview, which they may name. */
function previewAccount({ PreviewAccountId__c: own }: Row<'WebStore'>, asked: string | undefined) {
  if (asked !== undefined && !isPlaceholder(asked) && toLongId(asked) !== own) throw noAccess();
  return own;
}
