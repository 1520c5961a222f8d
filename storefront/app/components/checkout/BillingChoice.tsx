import type { Address } from '#client/commerce/addresses.ts';
import { sameAsDelivery } from '../../checkout/billing-address.ts';
import { useText } from '../../i18n/texts.ts';
import { addressLines, fullName } from '../account/address-lines.ts';
import { RadioCard } from '../controls/RadioCard.tsx';
import styles from './checkout.module.css';

/** Where the bill goes: with the order, or to a saved billing address. */
export function BillingChoice({ addresses, preset }: { addresses: Address[]; preset: string }) {
  const text = useText();
  if (addresses.length === 0) return null;
  return (
    <section>
      <h2 className={styles.subtitle}>{text('checkout.payment.billing')}</h2>
      <fieldset className={styles.choices} aria-label={text('checkout.payment.billing')}>
        <RadioCard
          name="billing"
          value={sameAsDelivery}
          defaultChecked={preset === sameAsDelivery}
          title={text('checkout.payment.billingSame')}
        />
        {addresses.map((address) => (
          <RadioCard
            key={address.addressId}
            name="billing"
            value={address.addressId}
            defaultChecked={preset === address.addressId}
            title={fullName(address)}
          >
            {addressLines(address, text).join(', ')}
          </RadioCard>
        ))}
      </fieldset>
    </section>
  );
}
