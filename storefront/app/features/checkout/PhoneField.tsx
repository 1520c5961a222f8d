import { useText } from '../../i18n/texts.ts';
import { TextField } from '../../ui/controls/TextField.tsx';
import type { CheckoutView } from './checkout-view.ts';

interface PhoneFieldProps {
  checkout: Pick<CheckoutView, 'needsPhone' | 'phone'>;
  typed: string | undefined;
  error: string | undefined;
}

/** The phone number with the reason why it is asked for (DE-CHECKOUT-07). */
export function PhoneField({ checkout, typed, error }: PhoneFieldProps) {
  const text = useText();
  const { needsPhone, phone } = checkout;
  return (
    <TextField
      label={text('checkout.address.phone')}
      name="phone"
      type="tel"
      autoComplete="tel"
      defaultValue={typed ?? phone}
      optional={needsPhone ? undefined : text('checkout.optional')}
      help={text(needsPhone ? 'checkout.address.phoneRequired' : 'checkout.address.phoneOptional')}
      error={error}
    />
  );
}
