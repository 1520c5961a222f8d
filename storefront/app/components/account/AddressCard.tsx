import type { Address } from '#client/commerce/addresses.ts';
import { useText } from '../../i18n/texts.ts';
import { AddressText } from './AddressText.tsx';
import styles from './account-page.module.css';
import { phoneText } from './address-lines.ts';

/** A saved address. */
export function AddressCard({ address }: { address: Address }) {
  const text = useText();
  const { addressType, isDefault, phoneNumber, country } = address;
  return (
    <div className={styles.card}>
      <p className={styles.kind}>
        {text(addressType === 'Billing' ? 'myAccount.billing' : 'myAccount.shipping')}
        {isDefault ? <span className={styles.default}>{text('myAccount.defaultAddress')}</span> : null}
      </p>
      <address>
        <AddressText address={address} />
        {phoneNumber ? phoneText(phoneNumber, country) : null}
      </address>
    </div>
  );
}
