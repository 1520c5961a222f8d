import { FoundOrder } from '../features/order-lookup/FoundOrder.tsx';
import { lookUp } from '../features/order-lookup/look-up.server.ts';
import { OrderLookupForm } from '../features/order-lookup/OrderLookupForm.tsx';
import { Breadcrumbs } from '../features/shell/Breadcrumbs.tsx';
import { headOf } from '../head/page-head.ts';
import { plainHead } from '../head/seo.server.ts';
import '../i18n/de/counter.ts';
import { useText } from '../i18n/texts.ts';
import { shopContext } from '../platform/shop.server.ts';
import type { Route } from './+types/order-lookup.ts';

export const meta = ({ loaderData }: Route.MetaArgs) => (loaderData ? headOf(loaderData.head) : []);

export function loader({ request, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const { text, session } = shop;
  const orderNumber = new URL(request.url).searchParams.get('orderNumber') ?? undefined;
  const head = plainHead(shop, { title: text('orderLookup.title'), isIndexed: false });
  return { orderNumber, isGuest: session.isGuest, head };
}

/** Looks the order up; nothing is kept of what was typed. */
export async function action({ request, context }: Route.ActionArgs) {
  return lookUp(context.get(shopContext), await request.formData());
}

export default function OrderLookup({ loaderData, actionData }: Route.ComponentProps) {
  const text = useText();
  return (
    <div className="page">
      <Breadcrumbs crumbs={[{ label: text('orderLookup.title') }]} />
      {actionData?.order ? (
        <FoundOrder order={actionData.order} parcels={actionData.parcels} />
      ) : (
        <OrderLookupForm {...loaderData} outcome={actionData} />
      )}
    </div>
  );
}
