import type { Address } from '#client/commerce/addresses.ts';
import { type CheckoutFieldError, newAddress } from '../../checkout/address-form.ts';
import type { CheckoutView } from '../../checkout/checkout-view.ts';
import { useText } from '../../i18n/texts.ts';
import { addressLines, fullName } from '../account/address-lines.ts';
import { FieldError } from '../controls/FieldError.tsx';
import { RadioCard } from '../controls/RadioCard.tsx';
import styles from './checkout.module.css';

interface AddressChoiceProps {
  addresses: Address[];
  checkout: CheckoutView;
  /** What the visitor chose before an error. */
  chosen: string | undefined;
  error: CheckoutFieldError | undefined;
}

/** The saved addresses and the choice of a new one. */
export function AddressChoice({ addresses, checkout, chosen, error }: AddressChoiceProps) {
  const text = useText();
  const preset = chosen ?? checkout.address?.id ?? addresses[0]?.addressId ?? newAddress;
  return (
    <fieldset className={styles.choices} aria-label={text('checkout.address.saved')}>
      {addresses.map((address) => (
        <RadioCard
          key={address.addressId}
          name="address"
          value={address.addressId}
          defaultChecked={preset === address.addressId}
          title={fullName(address)}
        >
          {addressLines(address, text).join(', ')}
        </RadioCard>
      ))}
      <RadioCard
        name="address"
        value={newAddress}
        defaultChecked={preset === newAddress}
        title={text('checkout.address.newAddress')}
      />
      <FieldError id="address-error">{error && text(`checkout.error.${error}`)}</FieldError>
    </fieldset>
  );
}
