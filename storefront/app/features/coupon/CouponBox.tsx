import { Form, useNavigation } from 'react-router';
import { addCouponToCartLimits as limits } from '#generated/commerce/constants.gen.ts';
import { useFocusOnError } from '../../forms/use-focus-on-error.ts';
import { useText } from '../../i18n/texts.ts';
import { button } from '../../ui/controls/button.ts';
import { TextField } from '../../ui/controls/TextField.tsx';
import { useShopPath } from '../../ui/links/ShopLink.tsx';
import type { AppliedCoupon } from '../cart/cart-view.ts';
import { AppliedCoupons } from './AppliedCoupons.tsx';
import type { RefusedCoupon } from './coupon.server.ts';
import styles from './coupon-box.module.css';

interface CouponBoxProps {
  coupons: AppliedCoupon[];
  refused: RefusedCoupon | undefined;
  /** Step of the checkout that the coupons stand beside; without one they are those of the cart. */
  step?: string;
}

/** The coupons of the cart, and a field for one more; a refused code stays in the field. */
export function CouponBox({ coupons, refused, step }: CouponBoxProps) {
  const text = useText();
  const shopPath = useShopPath();
  const action = shopPath(step ? '/checkout/coupon' : '/cart');
  const form = useFocusOnError(refused);
  const isSending = useNavigation().formData?.get('intent') === 'addCoupon';
  return (
    <div className={styles.box}>
      <AppliedCoupons coupons={coupons} step={step} />
      <Form ref={form} method="post" action={action} className={styles.form} preventScrollReset>
        <input type="hidden" name="intent" value="addCoupon" />
        {step ? <input type="hidden" name="step" value={step} /> : null}
        <TextField
          key={coupons.length}
          label={text('cart.coupon.label')}
          name="couponCode"
          defaultValue={refused?.typed}
          error={refused?.reason}
          maxLength={limits.couponCode.maxLength}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        <button type="submit" className={button({ look: 'secondary' })} aria-busy={isSending}>
          {text(isSending ? 'cart.coupon.adding' : 'cart.coupon.add')}
        </button>
      </Form>
    </div>
  );
}
