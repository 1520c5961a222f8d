import { data, redirect } from 'react-router';
import { rememberPaymentLink } from '#client/commerce/payment-link.ts';
import { pageFailure } from '../failures/failures.server.ts';
import { GoneLink } from '../features/payment-link/GoneLink.tsx';
import { LinkedOrderPage } from '../features/payment-link/LinkedOrderPage.tsx';
import {
  beginPayment,
  isOpenLink,
  readLinkedOrder,
  withdrawLink,
} from '../features/payment-link/payment-link.server.ts';
import { Breadcrumbs } from '../features/shell/Breadcrumbs.tsx';
import { absoluteAddress } from '../head/absolute-address.ts';
import { headOf } from '../head/page-head.ts';
import { plainHead } from '../head/seo.server.ts';
import '../i18n/de/counter.ts';
import { localisedPath } from '../i18n/languages.ts';
import { useText } from '../i18n/texts.ts';
import { requireBuyer } from '../platform/require-buyer.server.ts';
import { shopContext } from '../platform/shop.server.ts';
import type { Route } from './+types/payment-link.ts';

export const meta = ({ loaderData }: Route.MetaArgs) => (loaderData ? headOf(loaderData.head) : []);

/** A guest signs in first, and keeps the own cart meanwhile (SF-CART-07). */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const { paymentLinkId } = params;
  if (shop.session.isGuest) rememberPaymentLink(shop.visit, paymentLinkId);
  requireBuyer(shop, request);
  const order = await readLinkedOrder(shop, paymentLinkId).catch(pageFailure);
  const title = shop.text(order ? 'paymentLink.title' : 'paymentLink.gone');
  const head = plainHead(shop, { title, isIndexed: false });
  return data({ order, head, address: absoluteAddress(head.site, head.path) }, order ? 200 : 404);
}

/** Begins the checkout of the order, or withdraws the link. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  requireBuyer(shop, request);
  const { paymentLinkId } = params;
  if (!(await isOpenLink(shop, paymentLinkId).catch(pageFailure)))
    return redirect(localisedPath(`/pay/${paymentLinkId}`, shop.language));
  const isWithdrawn = (await request.formData()).get('intent') === 'withdraw';
  return (isWithdrawn ? withdrawLink : beginPayment)(shop, paymentLinkId);
}

export default function PaymentLink({ loaderData, actionData }: Route.ComponentProps) {
  const text = useText();
  const { order, address } = loaderData;
  return (
    <div className="page">
      <Breadcrumbs crumbs={[{ label: text('paymentLink.title') }]} />
      {order ? (
        <LinkedOrderPage order={order} address={address} failure={actionData?.failure} />
      ) : (
        <GoneLink />
      )}
    </div>
  );
}
