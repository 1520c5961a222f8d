import { redirect } from 'react-router';
import { pageFailure } from '../failures/failures.server.ts';
import { arrivalsPath, putOrderIntoCart } from '../features/cart/fill-cart.server.ts';
import { OrderPage } from '../features/orders/OrderPage.tsx';
import { readOrder, readParcels } from '../features/orders/orders.server.ts';
import { headOf } from '../head/page-head.ts';
import { plainHead } from '../head/seo.server.ts';
import '../i18n/de/counter.ts';
import { localisedPath } from '../i18n/languages.ts';
import { requireBuyer } from '../platform/require-buyer.server.ts';
import { shopContext } from '../platform/shop.server.ts';
import type { Route } from './+types/account-order.ts';

export const meta = ({ loaderData }: Route.MetaArgs) => (loaderData ? headOf(loaderData.head) : []);

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  requireBuyer(shop, request);
  const order = await readOrder(shop, params.orderNumber).catch(pageFailure);
  const title = shop.text('orders.number', { number: order.number });
  const parcels = await readParcels(shop, order);
  return { order, parcels, head: plainHead(shop, { title, isIndexed: false }) };
}

/** Orders again, and leads to the cart, which says which products could not be added. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  requireBuyer(shop, request);
  const failure = await putOrderIntoCart(shop, params.orderNumber);
  if (failure) return { failure };
  return redirect(localisedPath(arrivalsPath, shop.language));
}

export default function AccountOrder({ loaderData, actionData }: Route.ComponentProps) {
  const { order, parcels } = loaderData;
  return <OrderPage order={order} parcels={parcels} failure={actionData?.failure} />;
}
