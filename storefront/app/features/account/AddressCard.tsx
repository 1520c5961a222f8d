import type { ReactNode } from 'react';
import type { Address } from '#client/commerce/addresses.ts';
import { useText } from '../../i18n/texts.ts';
import { AddressText } from '../addresses/AddressText.tsx';
import { phoneText } from '../addresses/address-lines.ts';
import styles from './account-page.module.css';

/** What an address is for; one of a kind that we do not know is shown without. */
const KINDS: ReadonlyMap<string, 'myAccount.billing' | 'myAccount.shipping'> = new Map([
  ['Billing', 'myAccount.billing'],
  ['Shipping', 'myAccount.shipping'],
] as const);

/** A saved address, with what can be done with it below. */
export function AddressCard({ address, children }: { address: Address; children?: ReactNode }) {
  const text = useText();
  const { addressType, isDefault, phoneNumber, country } = address;
  const kind = KINDS.get(addressType ?? '');
  return (
    <div className={styles.card}>
      <p className={styles.kind}>
        {kind ? text(kind) : null}
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
