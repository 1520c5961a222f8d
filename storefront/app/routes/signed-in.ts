import { redirect } from 'react-router';
import { arrive } from '../features/account/arrival.server.ts';
import { localisedPath } from '../i18n/languages.ts';
import { safeReturn } from '../platform/safe-return.ts';
import { shopContext } from '../platform/shop.server.ts';
import type { Route } from './+types/signed-in.ts';

/** Where the platform's sign-in page leads back to. */
export function loader({ request, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  if (shop.session.isGuest) throw redirect(localisedPath('/login', shop.language));
  return arrive(shop, shop.session, safeReturn(new URL(request.url).searchParams.get('from')));
}
