import { redirect } from 'react-router';
import { signInAddress } from '../components/links/sign-in-address.ts';
import { localisedPath } from '../i18n/languages.ts';
import type { Shop } from './shop.server.ts';

/** Sends guests to sign in, and back to where they wanted to go. */
export function requireBuyer({ session, language }: Shop, request: Request): void {
  if (session.isGuest) throw toSignIn(language, request);
}

/** The same for the checkout, which stores may open to guests (storefront.md §6). */
export function requireCheckout({ abilities, language }: Shop, request: Request): void {
  if (!abilities.isCheckoutAllowed) throw toSignIn(language, request);
}

/** An address that only takes forms is no place to come back to: the cart is. */
function toSignIn(language: Shop['language'], request: Request) {
  const { pathname, search } = new URL(request.url);
  const isPage = request.method === 'GET' || /\/(account|checkout)\/.+/.test(pathname);
  return redirect(
    localisedPath(signInAddress(isPage ? { pathname, search } : { pathname: '/cart' }), language),
  );
}
