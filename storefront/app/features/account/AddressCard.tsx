import type { ReactNode } from 'react';
import type { Address } from '#client/commerce/addresses.ts';
import { useText } from '../../i18n/texts.ts';
import { AddressText } from '../addresses/AddressText.tsx';
import { phoneText } from '../addresses/address-lines.ts';
import styles from './account-page.module.css';

/** A saved address, with what can be done with it below. */
export function AddressCard({ address, children }: { address: Address; children?: ReactNode }) {
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
      {children}
    </div>
  );
}
