import { TicketPercent, X } from 'lucide-react';
import { Form } from 'react-router';
import { useText } from '../../i18n/texts.ts';
import { useShopPath } from '../../ui/links/ShopLink.tsx';
import type { AppliedCoupon } from '../cart/cart-view.ts';
import styles from './coupon-box.module.css';

/** The coupons in the cart, each with the way to take it out. */
export function AppliedCoupons({
  coupons,
  step,
}: {
  coupons: AppliedCoupon[];
  /** Step of the checkout that the coupons stand beside. */
  step: string | undefined;
}) {
  const text = useText();
  const shopPath = useShopPath();
  return (
    <div role="status">
      {coupons.length === 0 ? null : (
        <ul className={styles.coupons} aria-label={text('cart.coupon.applied')}>
          {coupons.map(({ id, code }) => (
            <li key={id} className={styles.coupon}>
              <TicketPercent size={20} strokeWidth={1.5} aria-hidden />
              <span className={styles.code}>{code}</span>
              <Form method="post" action={shopPath(step ? '/checkout/coupon' : '/cart')} preventScrollReset>
                <input type="hidden" name="intent" value="removeCoupon" />
                {step ? <input type="hidden" name="step" value={step} /> : null}
                <input type="hidden" name="couponId" value={id} />
                <button
                  type="submit"
                  className={styles.remove}
                  aria-label={text('cart.coupon.removeOf', { code })}
                >
                  <X size={20} strokeWidth={1.5} aria-hidden />
                </button>
              </Form>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
