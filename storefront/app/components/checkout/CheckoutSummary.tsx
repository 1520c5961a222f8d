import type { CheckoutView } from '../../checkout/checkout-view.ts';
import { useText } from '../../i18n/texts.ts';
import { TotalsList } from '../cart-page/TotalsList.tsx';
import styles from './checkout.module.css';

/** The sums beside the steps. */
export function CheckoutSummary({ checkout }: { checkout: CheckoutView }) {
  const text = useText();
  return (
    <aside className={styles.summary} aria-label={text('checkout.summary')}>
      <h2>{text('checkout.summary')}</h2>
      <TotalsList totals={checkout.totals} />
    </aside>
  );
}
