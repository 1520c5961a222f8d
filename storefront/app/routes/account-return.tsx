import { pageFailure } from '../failures/failures.server.ts';
import { readOrder } from '../features/orders/orders.server.ts';
import { ReturnPage } from '../features/returns/ReturnPage.tsx';
import { askForReturn, readReturnable } from '../features/returns/returns.server.ts';
import { headOf } from '../head/page-head.ts';
import { plainHead } from '../head/seo.server.ts';
import '../i18n/de/counter.ts';
import { requireBuyer } from '../platform/require-buyer.server.ts';
import { shopContext } from '../platform/shop.server.ts';
import type { Route } from './+types/account-return.ts';

export const meta = ({ loaderData }: Route.MetaArgs) => (loaderData ? headOf(loaderData.head) : []);

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  requireBuyer(shop, request);
  const order = await readOrder(shop, params.orderNumber).catch(pageFailure);
  const items = order.canReturn ? await readReturnable(shop, order) : [];
  const head = plainHead(shop, { title: shop.text('orders.return.title'), isIndexed: false });
  return { orderNumber: order.number, items, head };
}

/** Asks for the return, which becomes a case of support. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  requireBuyer(shop, request);
  const order = await readOrder(shop, params.orderNumber).catch(pageFailure);
  return askForReturn(shop, order, await request.formData());
}

export default function AccountReturn({ loaderData, actionData }: Route.ComponentProps) {
  const { orderNumber, items } = loaderData;
  return <ReturnPage orderNumber={orderNumber} items={items} outcome={actionData} />;
}
