import { redirect } from 'react-router';
import { offersRegistration } from '#client/commerce/session.ts';
import { Confirmation } from '../features/checkout/Confirmation.tsx';
import { isFirstShown, placedOrder } from '../features/checkout/placed-order.server.ts';
import { readOrder } from '../features/orders/orders.server.ts';
import { headOf } from '../head/page-head.ts';
import { plainHead } from '../head/seo.server.ts';
import '../i18n/de/counter.ts';
import { localisedPath } from '../i18n/languages.ts';
import { shopContext } from '../platform/shop.server.ts';
import type { Route } from './+types/checkout-confirmation.ts';

export const meta = ({ loaderData }: Route.MetaArgs) => (loaderData ? headOf(loaderData.head) : []);

/** The order that was placed last; where its details cannot be read now, what the visit remembers is shown. */
export async function loader({ context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const order = placedOrder(shop);
  if (!order) throw redirect(localisedPath('/', shop.language));
  const details = await readOrder(shop, order.number).catch(() => undefined);
  const mayRegister = shop.session.isGuest && (await offersRegistration(shop.platform));
  const head = plainHead(shop, { title: shop.text('checkout.confirmation.title'), isIndexed: false });
  return {
    order,
    isNew: isFirstShown(shop, order),
    details,
    isGuest: shop.session.isGuest,
    mayRegister,
    head,
  };
}

export default function CheckoutConfirmation({ loaderData }: Route.ComponentProps) {
  return <Confirmation {...loaderData} />;
}
