import type { CartView } from '../../cart/cart-view.ts';
import type { RefusedCoupon } from '../../cart/coupon.server.ts';
import type { FreeShipping } from '../../cart/free-shipping.ts';
import { useText } from '../../i18n/texts.ts';
import type { Conditions } from '../checkout/OrderConditions.tsx';
import { StatusMessage } from '../controls/StatusMessage.tsx';
import { MandatoryText } from '../product/MandatoryText.tsx';
import { CartLineItem } from './CartLineItem.tsx';
import { CartSummaryBox } from './CartSummaryBox.tsx';
import styles from './cart-page.module.css';

/** The lines of the cart beside its sums. */
export function CartContents({
  cart,
  freeShipping,
  refusedCoupon,
  canCheckOut,
  conditions,
}: {
  cart: CartView;
  freeShipping: FreeShipping | undefined;
  refusedCoupon: RefusedCoupon | undefined;
  canCheckOut: boolean;
  conditions: Conditions | undefined;
}) {
  const text = useText();
  return (
    <>
      <h1 className={styles.title}>{text('cart.title')}</h1>
      {cart.isProcessing ? <StatusMessage kind="info">{text('cart.processing')}</StatusMessage> : null}
      {cart.hasErrors ? (
        <StatusMessage kind="warning" live>
          {text('cart.errors')}
        </StatusMessage>
      ) : null}
      <div className={styles.columns}>
        <section aria-label={text('cart.items')}>
          <ul className={styles.lines}>
            {cart.lines.map((line) => (
              <li key={line.id}>
                <CartLineItem line={line} />
              </li>
            ))}
          </ul>
          <MandatoryText products={cart.lines.map(({ product }) => product)} />
        </section>
        <CartSummaryBox
          cart={cart}
          freeShipping={freeShipping}
          refusedCoupon={refusedCoupon}
          canCheckOut={canCheckOut}
          conditions={conditions}
        />
      </div>
    </>
  );
}
