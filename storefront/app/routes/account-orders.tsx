import { redirect } from 'react-router';
import { failureText } from '../failures/call-failure.ts';
import { pageFailure } from '../failures/failures.server.ts';
import { arrivalsPath, putOrderIntoCart } from '../features/cart/fill-cart.server.ts';
import { NoOrders } from '../features/orders/NoOrders.tsx';
import { OrderCard } from '../features/orders/OrderCard.tsx';
import { OrderPager } from '../features/orders/OrderPager.tsx';
import { OrderPeriods } from '../features/orders/OrderPeriods.tsx';
import { OrderSearch } from '../features/orders/OrderSearch.tsx';
import { isNarrowed, orderFilterOf, ordersPath } from '../features/orders/order-period.ts';
import styles from '../features/orders/orders.module.css';
import { readOrders } from '../features/orders/orders.server.ts';
import { Breadcrumbs } from '../features/shell/Breadcrumbs.tsx';
import { formText } from '../forms/form-text.ts';
import { headOf } from '../head/page-head.ts';
import { plainHead } from '../head/seo.server.ts';
import { localisedPath } from '../i18n/languages.ts';
import { StatusMessage } from '../ui/controls/StatusMessage.tsx';
import '../i18n/de/counter.ts';
import { useText } from '../i18n/texts.ts';
import { requireBuyer } from '../platform/require-buyer.server.ts';
import { shopContext } from '../platform/shop.server.ts';
import type { Route } from './+types/account-orders.ts';

export const meta = ({ loaderData }: Route.MetaArgs) => (loaderData ? headOf(loaderData.head) : []);

export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  requireBuyer(shop, request);
  const { searchParams } = new URL(request.url);
  const filter = orderFilterOf(searchParams);
  const asked = { ...filter, pageToken: searchParams.get('page'), now: new Date() };
  const page = await readOrders(shop, asked).catch(pageFailure);
  return { page, filter, head: plainHead(shop, { title: shop.text('orders.title'), isIndexed: false }) };
}

/** Orders again, and leads to the cart, which says which products could not be added. */
export async function action({ request, context }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  requireBuyer(shop, request);
  const failure = await putOrderIntoCart(shop, formText(await request.formData(), 'orderSummaryId'));
  if (failure) return { failure };
  throw redirect(localisedPath(arrivalsPath, shop.language));
}

export default function AccountOrders({ loaderData, actionData }: Route.ComponentProps) {
  const text = useText();
  const { page, filter } = loaderData;
  return (
    <div className="page">
      <Breadcrumbs
        crumbs={[{ label: text('myAccount.title'), to: '/account' }, { label: text('orders.title') }]}
      />
      <h1 className={styles.title}>{text('orders.title')}</h1>
      {actionData ? (
        <div className={styles.message}>
          <StatusMessage kind="error" live>
            {failureText(text, actionData.failure)}
          </StatusMessage>
        </div>
      ) : null}
      {page ? null : <StatusMessage kind="error">{text('orders.unreadable')}</StatusMessage>}
      {page && (page.orders.length > 0 || isNarrowed(filter)) ? (
        <>
          <OrderPeriods filter={filter} />
          <OrderSearch key={ordersPath(filter)} filter={filter} />
        </>
      ) : null}
      {page?.orders.length === 0 ? <NoOrders filter={filter} /> : null}
      {page && page.orders.length > 0 ? (
        <>
          <ul className={styles.orders}>
            {page.orders.map((order) => (
              <li key={order.id}>
                <OrderCard order={order} />
              </li>
            ))}
          </ul>
          <OrderPager page={page} filter={filter} />
        </>
      ) : null}
    </div>
  );
}
