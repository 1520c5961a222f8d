import { useText } from '../../i18n/texts.ts';
import { TotalsList } from '../cart/TotalsList.tsx';
import { CouponBox } from '../coupon/CouponBox.tsx';
import type { RefusedCoupon } from '../coupon/coupon.server.ts';
import styles from './checkout.module.css';
import type { CheckoutView } from './checkout-view.ts';

interface CheckoutSummaryProps {
  checkout: CheckoutView;
  /** The step that the sums stand beside, as its address names it. */
  step: string;
  refused: RefusedCoupon | undefined;
  /** Whether the platform's version can change the coupons of a checkout; else the cart does. */
  mayChangeCoupons: boolean;
}

/** The sums beside the steps, and the coupons that change them. */
export function CheckoutSummary({ checkout, step, refused, mayChangeCoupons }: CheckoutSummaryProps) {
  const text = useText();
  return (
    <aside className={styles.summary} aria-label={text('checkout.summary')}>
      <h2>{text('checkout.summary')}</h2>
      {mayChangeCoupons ? <CouponBox coupons={checkout.coupons} refused={refused} step={step} /> : null}
      <TotalsList totals={checkout.totals} />
    </aside>
  );
}
