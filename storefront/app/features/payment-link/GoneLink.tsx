import { useText } from '../../i18n/texts.ts';
import { button } from '../../ui/controls/button.ts';
import { ShopLink } from '../../ui/links/ShopLink.tsx';
import styles from './payment-link.module.css';

/** A payment link that leads nowhere, and where to go on. */
export function GoneLink() {
  const text = useText();
  return (
    <div className={styles.gone}>
      <h1>{text('paymentLink.gone')}</h1>
      <p>{text('paymentLink.goneText')}</p>
      <div className={styles.onwards}>
        <ShopLink className={button()} to="/account/orders">
          {text('paymentLink.orders')}
        </ShopLink>
        <ShopLink className={button({ look: 'secondary' })} to="/cart">
          {text('paymentLink.cart')}
        </ShopLink>
      </div>
    </div>
  );
}
