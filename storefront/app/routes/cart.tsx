import { redirect } from 'react-router';
import { createCart } from '#client/commerce/cart.ts';
import { tellsCartProducts } from '#client/commerce/cart-products.ts';
import { type CallFailure, failureText } from '../failures/call-failure.ts';
import { callFailure, pageFailure } from '../failures/failures.server.ts';
import { CartArrivals } from '../features/cart/CartArrivals.tsx';
import { CartContents } from '../features/cart/CartContents.tsx';
import { CartEmptied } from '../features/cart/CartEmptied.tsx';
import { readCartPage, shownPages } from '../features/cart/cart.server.ts';
import { EmptyCart } from '../features/cart/EmptyCart.tsx';
import { emptyCart, refillCart } from '../features/cart/empty-cart.server.ts';
import { arrivalsOf, arrivalsPath } from '../features/cart/fill-cart.server.ts';
import { orderConditions } from '../features/checkout/order-conditions.server.ts';
import { addCoupon, type RefusedCoupon, removeCoupon } from '../features/coupon/coupon.server.ts';
import { createdLinks } from '../features/payment-link/created-links.ts';
import { createPaymentLink } from '../features/payment-link/payment-link.server.ts';
import { Recommendations } from '../features/product/Recommendations.tsx';
import { recommendedWithCart } from '../features/product/recommendations.server.ts';
import { Breadcrumbs } from '../features/shell/Breadcrumbs.tsx';
import { wantsData } from '../forms/answer.ts';
import { formText } from '../forms/form-text.ts';
import { headOf } from '../head/page-head.ts';
import { plainHead } from '../head/seo.server.ts';
import { localisedPath } from '../i18n/languages.ts';
import { settledQuantity } from '../ui/controls/quantity.ts';
import { StatusMessage } from '../ui/controls/StatusMessage.tsx';
import '../i18n/de/counter.ts';
import { useText } from '../i18n/texts.ts';
import { requireBuyer } from '../platform/require-buyer.server.ts';
import { ordersFromTiles, type Shop, shopContext } from '../platform/shop.server.ts';
import type { Route } from './+types/cart.ts';

export const meta = ({ loaderData }: Route.MetaArgs) => (loaderData ? headOf(loaderData.head) : []);

export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const head = plainHead(shop, {
    title: shop.text('cart.title'),
    description: shop.text('cart.description'),
  });
  const { isGuest } = shop.session;
  if (!shop.abilities.isCartAllowed) return { head, isGuest, page: undefined, arrivals: undefined };
  const pages = shownPages(request);
  const page = await readCartPage(shop, pages).catch(pageFailure);
  return {
    head,
    isGuest,
    page,
    pages,
    arrivals: arrivalsOf(shop, request),
    conditions: orderConditions(shop),
    links: isGuest ? undefined : createdLinks(shop.visit),
    mayEmpty: await tellsCartProducts(shop.platform),
    canOrderFromTiles: ordersFromTiles(shop),
    recommended: page.cart && recommendedWithCart(shop, page.cart.lines),
  };
}

/** Changes a quantity, removes an item or all of them, brings them back, or adds or removes a coupon; an answer comes once the platform has recalculated the cart. */
export async function action({ request, context }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const form = await request.formData();
  if (form.get('intent') === 'createPaymentLink') {
    requireBuyer(shop, request);
    return createPaymentLink(shop);
  }
  if (form.get('intent') === 'empty') return emptyCart(shop);
  if (form.get('intent') === 'refill') return answerRefilled(shop, await refillCart(shop, form));
  if (form.get('intent') === 'addCoupon') return answerCoupon(shop, await addCoupon(shop, form));
  const failure = await change(shop, form);
  if (failure || wantsData(form)) return { failure, cartItemId: formText(form, 'cartItemId') };
  return redirect(localisedPath('/cart', shop.language));
}

function answerCoupon({ language }: Shop, refusedCoupon: RefusedCoupon | undefined) {
  return refusedCoupon ? { refusedCoupon } : redirect(localisedPath('/cart', language));
}

function answerRefilled({ language }: Shop, failure: CallFailure | undefined) {
  return failure ? { failure } : redirect(localisedPath(arrivalsPath, language));
}

async function change(shop: Shop, form: FormData): Promise<CallFailure | undefined> {
  const intent = form.get('intent');
  if (intent === 'removeCoupon') return removeCoupon(shop, form);
  // The form of a quantity names no kind; one that is named and unknown is refused (SF-ITEM-17).
  if (intent !== null && intent !== 'remove') return { error: 'invalid' };
  const cart = createCart(shop.platform);
  const cartItemId = formText(form, 'cartItemId');
  try {
    if (intent === 'remove') await cart.remove(cartItemId);
    else await cart.setQuantity(cartItemId, settledQuantity(formText(form, 'quantity')));
    return undefined;
  } catch (error) {
    return callFailure(error);
  }
}

export default function Cart({ loaderData, actionData }: Route.ComponentProps) {
  const text = useText();
  const { page, pages = 1, isGuest, arrivals, conditions, links, mayEmpty } = loaderData;
  const { recommended, canOrderFromTiles } = loaderData;
  const emptied = actionData && 'emptied' in actionData ? actionData.emptied : undefined;
  const failure = actionData && 'failure' in actionData ? actionData.failure : undefined;
  const refusedCoupon = actionData && 'refusedCoupon' in actionData ? actionData.refusedCoupon : undefined;
  return (
    <>
      <div className="page">
        <Breadcrumbs crumbs={[{ label: text('cart.title') }]} />
        <CartArrivals arrivals={arrivals} />
        {failure ? (
          <StatusMessage kind="error" live>
            {failureText(text, failure)}
          </StatusMessage>
        ) : null}
        {page?.cart ? (
          <CartContents
            cart={page.cart}
            pages={pages}
            freeShipping={page.freeShipping}
            delivery={page.delivery}
            refusedCoupon={refusedCoupon}
            conditions={conditions}
            links={links}
            mayEmpty={mayEmpty}
          />
        ) : (
          <>
            {emptied ? <CartEmptied emptied={emptied} /> : null}
            <EmptyCart needsSignIn={!page} isGuest={isGuest} />
          </>
        )}
      </div>
      {recommended ? (
        <Recommendations products={recommended} canOrder={canOrderFromTiles ?? false} hasPriceNotes={false} />
      ) : null}
    </>
  );
}
