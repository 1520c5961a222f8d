import { redirect } from 'react-router';
import type { Session } from '#client/commerce/session.ts';
import { localisedPath } from '../../i18n/languages.ts';
import type { Shop } from '../../platform/shop.server.ts';
import { signInMark } from '../../platform/sign-in-mark.server.ts';
import { SIGN_IN_PATHS } from '../../platform/sign-in-paths.ts';
import { arrivalsPath, takeGuestCart } from '../cart/fill-cart.server.ts';

/** After sign-in: the guest's cart comes along, and the cart says what did not; a checkout begins with that cart. */
export async function enter(shop: Shop, session: Session, from: string): Promise<Response> {
  shop.visit.removeItem('effectiveAccountId');
  signInMark(shop.cookies).set();
  const isMerged = await takeGuestCart(shop, session);
  return redirect(localisedPath(isMerged ? arrivalsPath : from, shop.language));
}

/** The address that leads to the platform's sign-in page, and from there back to a page, past what comes along. */
export function platformSignIn(from: string, { language }: Pick<Shop, 'language'>): string {
  const arrival = localisedPath(`/signed-in?from=${encodeURIComponent(from)}`, language);
  return `${SIGN_IN_PATHS.begin}?return=${encodeURIComponent(arrival)}`;
}
