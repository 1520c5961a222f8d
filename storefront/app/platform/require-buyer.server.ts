import { redirect } from 'react-router';
import { unreachable } from '../failures/failures.server.ts';
import { localisedPath } from '../i18n/languages.ts';
import { signInAddress } from '../ui/links/sign-in-address.ts';
import type { Shop } from './shop.server.ts';

/**
 * Sends guests to sign in, and back to where they wanted to go. Who may be signed in, though the platform cannot say so
 * now, is not asked to sign in again: the page comes later.
 */
export function requireBuyer(shop: Shop, request: Request): void {
  if (shop.sessionIsUnknown) unreachable();
  if (shop.session.isGuest || shop.session.isPreview) throw toSignIn(shop, request);
}

/** The same for the checkout, which stores may open to guests (SF-SESSION-10). */
export function requireCheckout(shop: Shop, request: Request): void {
  const { abilities, sessionHasExpired } = shop;
  if (shop.sessionIsUnknown) unreachable();
  // Who was signed in a moment ago goes on as that person, not as a guest.
  if (!abilities.isCheckoutAllowed || sessionHasExpired) throw toSignIn(shop, request);
}

/** Sends whoever is signed in to the account: the page is for those who are about to sign in. */
export function requireGuest({ session, language }: Shop): void {
  if (!session.isGuest) throw redirect(localisedPath('/account', language));
}

/** Who sees a preview is signed in, and has neither account nor cart: the page of the cart says so. An address that only takes forms is no place to come back to: the cart is. */
function toSignIn({ language, session, sessionHasExpired, path: pathname }: Shop, request: Request) {
  if (!session.isGuest) return redirect(localisedPath('/cart', language));
  const { search } = new URL(request.url);
  const isPage = request.method === 'GET' || /\/(account|checkout|pay)\/.+/.test(pathname);
  const address = signInAddress(isPage ? { pathname, search } : { pathname: '/cart' });
  return redirect(localisedPath(sessionHasExpired ? `${address}&expired=1` : address, language));
}
