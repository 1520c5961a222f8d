import { useFormats } from '../../i18n/formats.ts';
import { useText } from '../../i18n/texts.ts';
import styles from './checkout.module.css';
import type { PaymentMeans } from './payment-means.server.ts';

export interface Conditions {
  countries: readonly string[];
  means: PaymentMeans;
}

/** Where the shop delivers to and how it can be paid, which is said when an order begins (DE-CHECKOUT-03). */
export function OrderConditions({ countries, means: { tokenUrl, takesWallet, provider } }: Conditions) {
  const text = useText();
  const { country, oneOf } = useFormats();
  const means = [
    text('checkout.address.means.invoice'),
    ...(tokenUrl ? [text('checkout.address.means.card')] : []),
    ...(takesWallet ? [text('checkout.address.means.wallet')] : []),
    ...(provider ? [text('checkout.address.means.service', { provider })] : []),
  ];
  return (
    <p className={styles.hint}>
      {text('checkout.address.restrictions', { countries: countries.map(country).join(', ') })}{' '}
      {text('checkout.address.paidBy', { means: oneOf(means) })}
    </p>
  );
}
