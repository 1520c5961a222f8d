import { useText } from '../../i18n/texts.ts';
import { StatusMessage } from '../../ui/controls/StatusMessage.tsx';
import { useFocusAfterRemoval } from '../../ui/controls/use-focus-after-removal.ts';
import type { Conditions } from '../checkout/OrderConditions.tsx';
import type { RefusedCoupon } from '../coupon/coupon.server.ts';
import type { DeliveryText } from '../delivery-day/delivery-text.ts';
import type { CreatedLink } from '../payment-link/created-links.ts';
import { MandatoryText } from '../product/MandatoryText.tsx';
import { CartLineItem } from './CartLineItem.tsx';
import { CartSummaryBox } from './CartSummaryBox.tsx';
import styles from './cart-page.module.css';
import type { CartView } from './cart-view.ts';
import { EmptyTheCart } from './EmptyTheCart.tsx';
import type { FreeShipping } from './free-shipping.ts';
import { MoreLines } from './MoreLines.tsx';
import { useFocusOnMore } from './use-focus-on-more.ts';

/** So many lines are in sight on a phone. */
const SEEN_LINES = 2;

/** The lines of the cart beside its sums. */
export function CartContents({
  cart,
  pages,
  freeShipping,
  delivery,
  refusedCoupon,
  conditions,
  links,
  mayEmpty = false,
}: {
  cart: CartView;
  /** Pages of lines that are shown. */
  pages: number;
  freeShipping: FreeShipping | undefined;
  delivery?: DeliveryText | undefined;
  refusedCoupon: RefusedCoupon | undefined;
  conditions: Conditions | undefined;
  /** Payment links of this visit; undefined where the cart may not be passed on by one. */
  links?: readonly CreatedLink[] | undefined;
  /** Whether what was in the cart can be told, and so brought back. */
  mayEmpty?: boolean | undefined;
}) {
  const text = useText();
  const list = useFocusOnMore<HTMLUListElement>(cart.lines.length, pages);
  useFocusAfterRemoval(list, cart.lines.length);
  return (
    <>
      <h1 className={styles.title}>{text('cart.title')}</h1>
      <div className={styles.notices}>
        {cart.isProcessing ? <StatusMessage kind="info">{text('cart.processing')}</StatusMessage> : null}
        {cart.hasErrors ? (
          <StatusMessage kind="warning" live>
            {text('cart.errors')}
          </StatusMessage>
        ) : null}
      </div>
      <div className={styles.columns}>
        <section aria-label={text('cart.items')}>
          <ul ref={list} className={styles.lines}>
            {cart.lines.map((line, index) => (
              <li key={line.id}>
                <CartLineItem line={line} eager={index < SEEN_LINES} />
              </li>
            ))}
          </ul>
          <MoreLines cart={cart} pages={pages} />
          {mayEmpty && cart.lineCount > 1 ? <EmptyTheCart /> : null}
          <MandatoryText products={cart.lines.map(({ product }) => product)} />
        </section>
        <CartSummaryBox
          cart={cart}
          freeShipping={freeShipping}
          delivery={delivery}
          refusedCoupon={refusedCoupon}
          conditions={conditions}
          links={links}
        />
      </div>
    </>
  );
}
