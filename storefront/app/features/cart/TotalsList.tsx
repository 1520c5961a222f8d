import { useFormats } from '../../i18n/formats.ts';
import { useText } from '../../i18n/texts.ts';
import { ShopLink } from '../../ui/links/ShopLink.tsx';
import type { CartDiscount, CartTotals } from './cart-view.ts';
import styles from './totals-list.module.css';

/** Products, discount, shipping, and the total with the tax in it. */
export function TotalsList({ totals }: { totals: CartTotals }) {
  const text = useText();
  const { money } = useFormats();
  const discounts = namedDiscounts(totals, text('cart.discount'));
  const isFree = Number(totals.shipping.amount) === 0;
  return (
    <dl className={styles.totals}>
      <div>
        <dt>{text('cart.subtotal')}</dt>
        <dd>{money(totals.products)}</dd>
      </div>
      {discounts.map(({ id, name, amount }) => (
        <div key={id} className={styles.discount}>
          <dt>{name}</dt>
          <dd>{money(amount)}</dd>
        </div>
      ))}
      <div>
        <dt>
          <ShopLink to="/info/versand-zahlung">{text('cart.shipping')}</ShopLink>
        </dt>
        <dd>{isFree ? text('cart.freeShipping') : money(totals.shipping)}</dd>
      </div>
      {totals.isNet ? (
        <div>
          <dt>{text('cart.taxOnTop')}</dt>
          <dd>{money(totals.tax)}</dd>
        </div>
      ) : null}
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

/** The discounts by the names of their promotions; in one sum where these are not known. */
function namedDiscounts({ discount, discounts }: CartTotals, name: string): CartDiscount[] {
  if (discounts.length > 0 || !discount) return discounts;
  return [{ id: 'all', name, amount: discount }];
}
