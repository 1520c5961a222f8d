import { Form, useNavigation } from 'react-router';
import { useText } from '../../i18n/texts.ts';
import { button } from '../../ui/controls/button.ts';
import { StatusMessage } from '../../ui/controls/StatusMessage.tsx';
import { ShopLink, useShopPath } from '../../ui/links/ShopLink.tsx';
import { signInAddress } from '../../ui/links/sign-in-address.ts';
import { type Conditions, OrderConditions } from '../checkout/OrderConditions.tsx';
import { CouponBox } from '../coupon/CouponBox.tsx';
import type { RefusedCoupon } from '../coupon/coupon.server.ts';
import { DeliveryDay } from '../delivery-day/DeliveryDay.tsx';
import type { DeliveryText } from '../delivery-day/delivery-text.ts';
import { CreateLink } from '../payment-link/CreateLink.tsx';
import type { CreatedLink } from '../payment-link/created-links.ts';
import styles from './cart-page.module.css';
import type { CartView } from './cart-view.ts';
import { FreeShippingBar } from './FreeShippingBar.tsx';
import type { FreeShipping } from './free-shipping.ts';
import { TotalsList } from './TotalsList.tsx';
import { useCartIsBusy } from './use-cart-is-busy.ts';

/** The sums of the cart and the way to checkout. */
export function CartSummaryBox({
  cart,
  freeShipping,
  delivery,
  refusedCoupon,
  conditions,
  links,
}: {
  cart: CartView;
  freeShipping: FreeShipping | undefined;
  delivery: DeliveryText | undefined;
  refusedCoupon: RefusedCoupon | undefined;
  conditions: Conditions | undefined;
  /** Payment links of this visit; undefined where the cart may not be passed on by one. */
  links?: readonly CreatedLink[] | undefined;
}) {
  const text = useText();
  const isBusy = useCartIsBusy();
  return (
    <aside className={styles.summary} aria-label={text('cart.summary')}>
      <h2>{text('cart.summary')}</h2>
      {freeShipping ? <FreeShippingBar progress={freeShipping} /> : null}
      <CouponBox coupons={cart.coupons} refused={refusedCoupon} />
      {cart.couponRemarks.map((remark) => (
        <StatusMessage key={remark} kind="warning">
          {remark}
        </StatusMessage>
      ))}
      <div aria-busy={isBusy} className={isBusy ? styles.busy : undefined}>
        <TotalsList totals={cart.totals} />
      </div>
      <DeliveryDay delivery={delivery} />
      <WayToCheckout cart={cart} />
      {links && cart.isReadyForCheckout ? <CreateLink links={links} /> : null}
      {conditions ? (
        <div className={styles.conditions}>
          <OrderConditions {...conditions} />
        </div>
      ) : null}
    </aside>
  );
}

/** The checkout, or what is in its way. */
function WayToCheckout({ cart }: { cart: CartView }) {
  const text = useText();
  const shopPath = useShopPath();
  const isStarting = useNavigation().formAction?.endsWith('/checkout') ?? false;
  if (!cart.isCheckoutAllowed)
    return (
      <ShopLink className={button({ size: 'large', wide: true })} to={signInAddress({ pathname: '/cart' })}>
        {text('cart.signInToOrder')}
      </ShopLink>
    );
  if (!cart.isReadyForCheckout)
    return (
      <StatusMessage kind="info">
        {text(cart.isProcessing ? 'cart.notYetCalculated' : 'cart.notYetRight')}
      </StatusMessage>
    );
  return (
    <Form method="post" action={shopPath('/checkout')}>
      <input type="hidden" name="cartId" value={cart.cartId} />
      <button type="submit" className={button({ size: 'large', wide: true })} aria-busy={isStarting}>
        {text(isStarting ? 'cart.starting' : 'cart.checkout')}
      </button>
    </Form>
  );
}
