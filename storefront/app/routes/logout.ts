import { redirect } from 'react-router';
import { forgetPaymentLink } from '#client/commerce/payment-link.ts';
import { forgetPending } from '../features/checkout/pending-payment.server.ts';
import { forgetCreated } from '../features/payment-link/created-links.ts';
import { localisedPath } from '../i18n/languages.ts';
import { shopContext } from '../platform/shop.server.ts';
import { signInMark } from '../platform/sign-in-mark.server.ts';
import type { Route } from './+types/logout.ts';

/** Signs out and forgets whom the visitor acted for, and links to pay. */
export async function action({ context }: Route.ActionArgs) {
  const { visit, cookies, language, signedIn } = context.get(shopContext);
  await signedIn?.end();
  visit.removeItem('effectiveAccountId');
  forgetPaymentLink(visit);
  forgetCreated(visit);
  forgetPending({ visit });
  signInMark(cookies).remove();
  return redirect(localisedPath('/', language));
}

/** The address alone changes nothing. */
export function loader({ context }: Route.LoaderArgs) {
  return redirect(localisedPath('/account', context.get(shopContext).language));
}
