import { useText } from '../../i18n/texts.ts';
import { ShopLink } from '../../ui/links/ShopLink.tsx';
import styles from './price-block.module.css';

/** That prices include the tax, and that shipping comes on top (PAngV). */
export function VatNote() {
  const text = useText();
  return (
    <p className={styles.vat}>
      {`${text('product.vat')} `}
      <ShopLink to="/info/versand-zahlung">{text('product.shippingCosts')}</ShopLink>
    </p>
  );
}
