import { redirect } from 'react-router';
import type { Session } from '#client/commerce/session.ts';
import { localisedPath } from '../../i18n/languages.ts';
import type { Shop } from '../../platform/shop.server.ts';
import { signInMark } from '../../platform/sign-in-mark.server.ts';
import { ARRIVAL_PATH, SIGN_IN_PATHS } from '../../platform/sign-in-paths.ts';
import { arrivalsPath, takeGuestCart } from '../cart/fill-cart.server.ts';
import { carryWishes } from '../wish-list/account-lists.server.ts';

/** After sign-in: the guest's cart comes along, and the cart says what did not; a checkout begins with that cart. */
export async function arrive(shop: Shop, session: Session, from: string): Promise<Response> {
  shop.visit.removeItem('effectiveAccountId');
  signInMark(shop.cookies).set();
  const isMerged = await takeGuestCart(shop, session);
  await carryWishes(shop);
  return redirect(localisedPath(isMerged ? arrivalsPath : from, shop.language));
}

/** Where whoever has just signed in arrives, to go on to a page past what comes along. */
export const arrivalAddress = (from: string, { language }: Pick<Shop, 'language'>): string =>
  localisedPath(`${ARRIVAL_PATH}?from=${encodeURIComponent(from)}`, language);

/** The address that leads to the platform's sign-in page, and from there to where people arrive. */
export const platformSignIn = (from: string, shop: Pick<Shop, 'language'>): string =>
  `${SIGN_IN_PATHS.begin}?return=${encodeURIComponent(arrivalAddress(from, shop))}`;
