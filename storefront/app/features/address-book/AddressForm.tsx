import { Form, useNavigation } from 'react-router';
import type { Address } from '#client/commerce/addresses.ts';
import type { CallFailure } from '../../failures/call-failure.ts';
import type { FieldErrors } from '../../forms/form-text.ts';
import { useFocusOnError } from '../../forms/use-focus-on-error.ts';
import { useText } from '../../i18n/texts.ts';
import { button } from '../../ui/controls/button.ts';
import { Checkbox } from '../../ui/controls/Checkbox.tsx';
import { ErrorSummary } from '../../ui/controls/ErrorSummary.tsx';
import { RadioCard } from '../../ui/controls/RadioCard.tsx';
import { TextField } from '../../ui/controls/TextField.tsx';
import { ShopLink } from '../../ui/links/ShopLink.tsx';
import { AddressFields } from '../addresses/AddressFields.tsx';
import type { AddressFieldError } from '../addresses/address-input.ts';
import { useFieldMessages } from '../addresses/use-field-messages.ts';
import { StepFailure } from '../checkout/StepFailure.tsx';
import { Breadcrumbs } from '../shell/Breadcrumbs.tsx';
import styles from './address-book.module.css';
import type { TypedEntry } from './address-book.ts';

interface AddressFormProps {
  /** The address to change; undefined for a new one. */
  address: Address | undefined;
  countries: readonly string[];
  /** What was typed before the session expired. */
  restored: TypedEntry | undefined;
  outcome:
    | { errors: FieldErrors<AddressFieldError>; typed: TypedEntry; failure: CallFailure | undefined }
    | undefined;
}

/** An address of the account, new or to be changed. */
export function AddressForm({ address, countries, restored, outcome }: AddressFormProps) {
  const text = useText();
  const isSending = useNavigation().formMethod === 'POST';
  const typed = outcome?.typed ?? restored ?? toTyped(address);
  const messages = useFieldMessages()(outcome?.errors, typed?.country);
  const title = text(address ? 'addressBook.change' : 'addressBook.add');
  const kind = typed?.kind ?? 'Shipping';
  // An address abroad that was saved once may stay where it is.
  const offered =
    typed?.country && !countries.includes(typed.country) ? [...countries, typed.country] : countries;
  return (
    <div className={`page ${styles.page}`}>
      <Breadcrumbs
        crumbs={[
          { label: text('myAccount.title'), to: '/account' },
          { label: text('addressBook.title'), to: '/account/addresses' },
          { label: title },
        ]}
      />
      <Form ref={useFocusOnError(outcome)} method="post" className={styles.form} noValidate>
        <h1>{title}</h1>
        <ErrorSummary messages={messages} />
        <StepFailure failure={outcome?.failure} />
        <fieldset className={styles.kinds} aria-label={text('addressBook.kind')}>
          {(['Shipping', 'Billing'] as const).map((value) => (
            <RadioCard
              key={value}
              name="kind"
              value={value}
              defaultChecked={kind === value}
              title={text(value === 'Billing' ? 'myAccount.billing' : 'myAccount.shipping')}
            />
          ))}
        </fieldset>
        <AddressFields countries={offered} typed={typed} messages={messages} />
        <TextField
          label={text('checkout.address.phone')}
          name="phone"
          type="tel"
          autoComplete="tel"
          maxLength={40}
          optional={text('checkout.optional')}
          defaultValue={typed?.phone}
          error={messages.phone}
        />
        <Checkbox name="isDefault" defaultChecked={typed?.isDefault} label={text('addressBook.isDefault')} />
        <div className={styles.buttons}>
          <button type="submit" className={button({ size: 'large' })} aria-busy={isSending}>
            {text(isSending ? 'checkout.saving' : 'addressBook.save')}
          </button>
          <ShopLink className={button({ look: 'secondary', size: 'large' })} to="/account/addresses">
            {text('addressBook.cancel')}
          </ShopLink>
        </div>
      </Form>
    </div>
  );
}

function toTyped(address: Address | undefined): Partial<TypedEntry> | undefined {
  if (!address) return undefined;
  const { firstName, lastName, name, companyName, street, postalCode, city, region, country } = address;
  return {
    kind: address.addressType === 'Billing' ? 'Billing' : 'Shipping',
    isDefault: address.isDefault,
    phone: address.phoneNumber ?? '',
    firstName: firstName ?? '',
    lastName: lastName ?? (firstName ? '' : (name ?? '')),
    companyName: companyName ?? '',
    street: street ?? '',
    postalCode: postalCode ?? '',
    city: city ?? '',
    region: region ?? '',
    country: country ?? '',
  };
}
