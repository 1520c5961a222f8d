import { useText } from '../../i18n/texts.ts';
import { ShopLink } from '../../ui/links/ShopLink.tsx';
import { useShell } from '../shell/use-shell.ts';
import styles from './price-block.module.css';

/** Whether prices include the tax (SF-PRICE-03), and that shipping comes on top (PAngV). */
export function VatNote() {
  const text = useText();
  const isNet = useShell()?.pricesAreNet;
  return (
    <p className={styles.vat}>
      {`${text(isNet ? 'product.vatOnTop' : 'product.vat')} `}
      <ShopLink to="/info/versand-zahlung">{text('product.shippingCosts')}</ShopLink>
    </p>
  );
}
