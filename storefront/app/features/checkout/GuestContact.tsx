import { useText } from '../../i18n/texts.ts';
import { TextField } from '../../ui/controls/TextField.tsx';
import { ShopLink } from '../../ui/links/ShopLink.tsx';
import { signInAddress } from '../../ui/links/sign-in-address.ts';
import { newAddress } from './address-form.ts';

/** A guest has no addresses to choose from, but says where the confirmation goes. */
export function GuestContact({ email, error }: { email: string | undefined; error: string | undefined }) {
  const text = useText();
  return (
    <>
      <p>
        {text('checkout.guest.signIn')}{' '}
        <ShopLink to={signInAddress({ pathname: '/cart' })}>{text('shell.account.signIn')}</ShopLink>
      </p>
      <input type="hidden" name="address" value={newAddress} />
      <TextField
        label={text('checkout.guest.email')}
        name="email"
        type="email"
        autoComplete="email"
        maxLength={80}
        defaultValue={email}
        help={text('checkout.guest.emailHelp')}
        error={error}
      />
    </>
  );
}
