import type { CartTotals } from '../../cart/cart-view.ts';
import { useFormats } from '../../i18n/formats.ts';
import { useText } from '../../i18n/texts.ts';
import { ShopLink } from '../links/ShopLink.tsx';
import styles from './totals-list.module.css';

/** Products, discount, shipping, and the total with the tax in it. */
export function TotalsList({ totals }: { totals: CartTotals }) {
  const text = useText();
  const { money } = useFormats();
  const isFree = Number(totals.shipping.amount) === 0;
  return (
    <dl className={styles.totals}>
      <div>
        <dt>{text('cart.subtotal')}</dt>
        <dd>{money(totals.products)}</dd>
      </div>
      {totals.discount ? (
        <div>
          <dt>{text('cart.discount')}</dt>
          <dd>{money(totals.discount)}</dd>
        </div>
      ) : null}
      <div>
        <dt>
          <ShopLink to="/info/versand-zahlung">{text('cart.shipping')}</ShopLink>
        </dt>
        <dd>{isFree ? text('cart.freeShipping') : money(totals.shipping)}</dd>
      </div>
      <div className={styles.total}>
        <dt>{text('cart.total')}</dt>
        <dd>
          {money(totals.total)}
          <span className={styles.tax}>{text('cart.tax', { tax: money(totals.tax) })}</span>
        </dd>
      </div>
    </dl>
  );
}
