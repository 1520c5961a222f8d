import { Outlet, redirect, useLocation } from 'react-router';
import { createCart } from '#client/commerce/cart.ts';
import { requireValidCart } from '#client/commerce/cart-status.ts';
import { forgetPaymentLink } from '#client/commerce/payment-link.ts';
import { CommerceError, FetchError } from '#client/errors/index.ts';
import { addCouponToCheckout } from '#generated/commerce/client.gen.ts';
import { callFailure, pageFailure } from '../failures/failures.server.ts';
import { CancelCheckout } from '../features/checkout/CancelCheckout.tsx';
import { CheckoutSummary } from '../features/checkout/CheckoutSummary.tsx';
import styles from '../features/checkout/checkout.module.css';
import { checkoutOf, readCheckout } from '../features/checkout/checkout.server.ts';
import { refusedCoupon } from '../features/checkout/checkout-coupon.server.ts';
import { openStep } from '../features/checkout/checkout-view.ts';
import { reserveStock } from '../features/checkout/reservation.server.ts';
import { StepList } from '../features/checkout/StepList.tsx';
import { formText } from '../forms/form-text.ts';
import { headOf } from '../head/page-head.ts';
import { plainHead } from '../head/seo.server.ts';
import { localisedPath } from '../i18n/languages.ts';
import { ShopLink } from '../ui/links/ShopLink.tsx';
import '../i18n/de/counter.ts';
import { useText } from '../i18n/texts.ts';
import { requireCheckout } from '../platform/require-buyer.server.ts';
import { shopContext } from '../platform/shop.server.ts';
import type { Route } from './+types/checkout.ts';

export const meta = ({ loaderData }: Route.MetaArgs) => (loaderData ? headOf(loaderData.head) : []);

export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const checkout = await readCheckout(shop, request).catch(pageFailure);
  if (/\/checkout\/?$/.test(new URL(request.url).pathname)) {
    throw redirect(localisedPath(`/checkout/${openStep(checkout)}`, shop.language));
  }
  const refused = refusedCoupon(shop, request);
  return {
    checkout,
    refused,
    mayChangeCoupons: !checkout.isFixed && (await shop.platform.offers(addCouponToCheckout)),
    head: plainHead(shop, { title: shop.text('checkout.title'), isIndexed: false }),
  };
}

/** Starts the checkout of a cart. */
export async function action({ request, context }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  requireCheckout(shop, request);
  const cartId = formText(await request.formData(), 'cartId');
  forgetPaymentLink(shop.visit);
  try {
    const cart = await createCart(shop.platform).read();
    if (cart) requireValidCart(cart);
    await checkoutOf(shop).start({ cartId });
    await reserveStock(shop);
  } catch (error) {
    const failed = hasErrors(error) ? 'cartErrors' : callFailure(error).error;
    return redirect(localisedPath(`/cart?failed=${failed}`, shop.language));
  }
  return redirect(localisedPath('/checkout/address', shop.language));
}

/** Something in the cart cannot be ordered as it is; the cart says what (SF-CART-22, SF-CHECKOUT-02). */
function hasErrors(error: unknown): boolean {
  if (error instanceof CommerceError) return error.code === 'CART_VALIDATION_ERROR';
  return error instanceof FetchError && error.status === 422 && error.code !== 'INSUFFICIENT_INVENTORY';
}

export default function Checkout({ loaderData }: Route.ComponentProps) {
  const text = useText();
  const { checkout, ...coupons } = loaderData;
  const step = useLocation().pathname.replace(/^.*\/checkout\/|\/$/g, '');
  // The last step has the sums right above its button.
  const hasSummary = step !== 'review';
  return (
    <div className={`page ${styles.page} ${hasSummary ? styles.withSummary : ''}`}>
      <div className={styles.main}>
        <div className={styles.back}>
          {checkout.isFixed ? (
            <ShopLink to={`/pay/${checkout.cartId}`}>{text('paymentLink.back')}</ShopLink>
          ) : (
            <ShopLink to="/cart">{text('checkout.backToCart')}</ShopLink>
          )}
          <CancelCheckout />
        </div>
        <StepList checkout={checkout} />
        <Outlet />
      </div>
      {hasSummary ? <CheckoutSummary checkout={checkout} step={step} {...coupons} /> : null}
    </div>
  );
}
