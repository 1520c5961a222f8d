import type { Address } from '#client/commerce/addresses.ts';
import { useFormats } from '../../i18n/formats.ts';
import { useText } from '../../i18n/texts.ts';
import { RadioCard } from '../../ui/controls/RadioCard.tsx';
import { AddressFields } from '../addresses/AddressFields.tsx';
import { addressLines, fullName } from '../addresses/address-lines.ts';
import { newAddress } from './address-form.ts';
import { sameAsDelivery } from './billing-address.ts';
import styles from './checkout.module.css';
import type { PaymentForm } from './payment-form.ts';

interface BillingChoiceProps {
  addresses: Address[];
  countries: readonly string[];
  typed: PaymentForm | undefined;
  messages: Partial<Record<string, string>>;
}

/** Where the bill goes: with the order, to a saved billing address, or to another one. */
export function BillingChoice({ addresses, countries, typed, messages }: BillingChoiceProps) {
  const text = useText();
  const { country } = useFormats();
  const preset = typed?.billing ?? sameAsDelivery;
  const card = (value: string) => ({ name: 'billing', value, defaultChecked: preset === value });
  return (
    <section>
      <h2 className={styles.subtitle}>{text('checkout.payment.billing')}</h2>
      <fieldset className={styles.choices} aria-label={text('checkout.payment.billing')}>
        <RadioCard {...card(sameAsDelivery)} title={text('checkout.payment.billingSame')} />
        {addresses.map((address) => (
          <RadioCard key={address.addressId} {...card(address.addressId)} title={fullName(address)}>
            {addressLines(address, country).join(', ')}
          </RadioCard>
        ))}
        <RadioCard {...card(newAddress)} title={text('checkout.payment.billingOther')} />
      </fieldset>
      <AddressFields
        countries={countries}
        typed={typed?.address}
        messages={messages}
        className={styles.ownBilling}
      />
    </section>
  );
}
