import { useText } from '../../i18n/texts.ts';
import { button } from '../../ui/controls/button.ts';
import { ShopLink } from '../../ui/links/ShopLink.tsx';
import { AddressText } from '../addresses/AddressText.tsx';
import styles from './checkout.module.css';
import { type CheckoutView, stepFrom } from './checkout-view.ts';
import reviewStyles from './review.module.css';

/** Where an order goes that is split over several addresses. */
export function SplitDeliveries({ checkout }: { checkout: CheckoutView }) {
  const text = useText();
  return (
    <div className={styles.step}>
      <h1>{text('checkout.address.title')}</h1>
      <ul className={reviewStyles.facts}>
        {checkout.deliveries.map(({ id, address }, place) => (
          <li key={id} className={reviewStyles.fact}>
            <h2>{text('checkout.shipments.number', { number: place + 1 })}</h2>
            <p>{address ? <AddressText address={address} /> : text('checkout.shipments.noAddress')}</p>
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        {checkout.isFixed ? null : (
          <ShopLink className={button({ look: 'secondary', size: 'large' })} to="/checkout/shipments">
            {text('checkout.shipments.change')}
          </ShopLink>
        )}
        <ShopLink className={button({ size: 'large' })} to={`/checkout/${stepFrom('address', 1, checkout)}`}>
          {text('checkout.next')}
        </ShopLink>
      </div>
    </div>
  );
}
