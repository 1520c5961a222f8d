import { redirect } from 'react-router';
import { changeCoupon, hasRefusedCoupon } from '../features/checkout/checkout-coupon.server.ts';
import { formText } from '../forms/form-text.ts';
import { localisedPath } from '../i18n/languages.ts';
import { requireCheckout } from '../platform/require-buyer.server.ts';
import { type Shop, shopContext } from '../platform/shop.server.ts';
import type { Route } from './+types/checkout-coupon.ts';

/** Adds or takes out a coupon, and shows the step again on which it was typed. */
export async function action({ request, context }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  requireCheckout(shop, request);
  const form = await request.formData();
  await changeCoupon(shop, form);
  return redirect(stepAddress(shop, formText(form, 'step')));
}

/** The address alone shows the open step. */
export function loader({ context }: Route.LoaderArgs) {
  return redirect(stepAddress(context.get(shopContext), ''));
}

function stepAddress(shop: Shop, step: string): string {
  const path = /^(?:address|shipments|delivery|payment)$/.test(step) ? `/checkout/${step}` : '/checkout';
  return localisedPath(hasRefusedCoupon(shop) ? `${path}?coupon=refused` : path, shop.language);
}
