import { redirect } from 'react-router';
import { localisedPath } from '../i18n/languages.ts';
import { signInAddress } from '../ui/links/sign-in-address.ts';
import type { Shop } from './shop.server.ts';

/** What everybody may read in a shop that is closed to guests: the ways in, the law, and what machines ask for. */
const open =
  /^\/(?:login|password\/(?:forgotten|new)|register|logout|info\/[^/]+|consent|withdrawal|robots\.txt|sitemap.*)\/?$/;

/** Sends guests to sign in where the store shows its products to buyers only, and back afterwards (SF-SESSION-09). */
export function requireOpenShop(
  {
    session,
    applicationContext,
    language,
    path: pathname,
  }: Pick<Shop, 'session' | 'applicationContext' | 'language' | 'path'>,
  request: Request,
): void {
  if (!session.isGuest || applicationContext?.guestBrowsingEnabled !== false) return;
  if (open.test(localisedPath(pathname, 'de'))) return;
  const { search } = new URL(request.url);
  const isPage = request.method === 'GET' || request.method === 'HEAD';
  throw redirect(localisedPath(signInAddress(isPage ? { pathname, search } : { pathname: '/' }), language));
}
