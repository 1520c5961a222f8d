import { Form } from 'react-router';
import type { Address } from '#client/commerce/addresses.ts';
import { useFocusOnError } from '../../forms/use-focus-on-error.ts';
import { useFormats } from '../../i18n/formats.ts';
import { useText } from '../../i18n/texts.ts';
import { button } from '../../ui/controls/button.ts';
import { RadioCard } from '../../ui/controls/RadioCard.tsx';
import { AddressFields } from '../addresses/AddressFields.tsx';
import { addressLines, fullName } from '../addresses/address-lines.ts';
import { type AddressForm, newAddress } from './address-form.ts';
import checkoutStyles from './checkout.module.css';
import styles from './shipments.module.css';

interface NewShipmentProps {
  addresses: Address[];
  countries: readonly string[];
  typed: AddressForm | undefined;
  messages: Partial<Record<string, string>>;
}

/** One more address that packs can go to. */
export function NewShipment({ addresses, countries, typed, messages }: NewShipmentProps) {
  const text = useText();
  const { country } = useFormats();
  const form = useFocusOnError(typed);
  const preset = typed?.choice ?? addresses[0]?.addressId ?? newAddress;
  const card = (value: string) => ({ name: 'address', value, defaultChecked: preset === value });
  return (
    <details className={styles.card} open={typed !== undefined}>
      <summary>
        <h2 className={styles.addTitle}>{text('checkout.shipments.addTitle')}</h2>
      </summary>
      <Form ref={form} method="post" className={checkoutStyles.step} noValidate>
        <input type="hidden" name="intent" value="add" />
        <fieldset className={checkoutStyles.choices} aria-label={text('checkout.shipments.addTitle')}>
          {addresses.map((address) => (
            <RadioCard key={address.addressId} {...card(address.addressId)} title={fullName(address)}>
              {addressLines(address, country).join(', ')}
            </RadioCard>
          ))}
          <RadioCard {...card(newAddress)} title={text('checkout.address.newAddress')} />
        </fieldset>
        <AddressFields
          countries={countries}
          typed={typed}
          messages={messages}
          className={checkoutStyles.own}
        />
        <div>
          <button type="submit" className={button({ look: 'secondary' })}>
            {text('checkout.shipments.add')}
          </button>
        </div>
      </Form>
    </details>
  );
}
