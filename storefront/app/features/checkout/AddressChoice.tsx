import type { Address } from '#client/commerce/addresses.ts';
import { useFormats } from '../../i18n/formats.ts';
import { useText } from '../../i18n/texts.ts';
import { FieldError } from '../../ui/controls/FieldError.tsx';
import { fieldId } from '../../ui/controls/field-id.ts';
import { RadioCard } from '../../ui/controls/RadioCard.tsx';
import { addressLines, fullName } from '../addresses/address-lines.ts';
import { newAddress } from './address-form.ts';
import styles from './checkout.module.css';
import type { CheckoutView } from './checkout-view.ts';

interface AddressChoiceProps {
  addresses: Address[];
  checkout: CheckoutView;
  /** What the visitor chose before an error. */
  chosen: string | undefined;
  error: string | undefined;
}

/** The saved addresses and the choice of a new one. */
export function AddressChoice({ addresses, checkout, chosen, error }: AddressChoiceProps) {
  const text = useText();
  const { country } = useFormats();
  const preset = chosen ?? checkout.address?.id ?? addresses[0]?.addressId ?? newAddress;
  return (
    <fieldset className={styles.choices} aria-label={text('checkout.address.saved')}>
      {addresses.map((address, place) => (
        <RadioCard
          key={address.addressId}
          id={place === 0 ? fieldId('address') : undefined}
          data-invalid={error && place === 0 ? '' : undefined}
          name="address"
          value={address.addressId}
          defaultChecked={preset === address.addressId}
          title={fullName(address)}
        >
          {addressLines(address, country).join(', ')}
        </RadioCard>
      ))}
      <RadioCard
        name="address"
        value={newAddress}
        defaultChecked={preset === newAddress}
        title={text('checkout.address.newAddress')}
      />
      <FieldError id="address-error">{error}</FieldError>
    </fieldset>
  );
}
