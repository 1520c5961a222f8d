import { useId } from 'react';
import { type AddressForm, type CheckoutFieldError, deliveryCountries } from '../../checkout/address-form.ts';
import type { FieldErrors } from '../../forms/form-text.ts';
import { useText } from '../../i18n/texts.ts';
import { Checkbox } from '../controls/Checkbox.tsx';
import fieldStyles from '../controls/field.module.css';
import { TextField } from '../controls/TextField.tsx';
import styles from './checkout.module.css';

interface AddressFieldsProps {
  typed: AddressForm | undefined;
  errors: FieldErrors<CheckoutFieldError>;
}

const fields = [
  { name: 'firstName', autoComplete: 'given-name', width: 'half' },
  { name: 'lastName', autoComplete: 'family-name', width: 'half' },
  { name: 'companyName', autoComplete: 'organization', width: 'full', isOptional: true },
  { name: 'street', autoComplete: 'street-address', width: 'full' },
  { name: 'postalCode', autoComplete: 'postal-code', width: 'third' },
  { name: 'city', autoComplete: 'address-level2', width: 'rest' },
] as const;

/** The fields of a new address. */
export function AddressFields({ typed, errors }: AddressFieldsProps) {
  const text = useText();
  const digits = deliveryCountries[typed?.country ?? 'DE'];
  return (
    <div className={`${styles.fields} ${styles.own}`}>
      {fields.map(({ name, autoComplete, width, ...more }) => {
        const error = errors[name];
        return (
          <div key={name} className={styles[width]}>
            <TextField
              label={text(`checkout.address.${name}`)}
              name={name}
              autoComplete={autoComplete}
              inputMode={name === 'postalCode' ? 'numeric' : undefined}
              defaultValue={typed?.[name]}
              optional={'isOptional' in more ? text('checkout.optional') : undefined}
              error={error && text(`checkout.error.${error}`, { digits })}
            />
          </div>
        );
      })}
      <CountryField value={typed?.country} />
      <Checkbox name="save" defaultChecked={typed?.save} label={text('checkout.address.save')} />
    </div>
  );
}

function CountryField({ value }: { value: string | undefined }) {
  const text = useText();
  const id = useId();
  return (
    <div className={fieldStyles.field}>
      <label className={fieldStyles.label} htmlFor={id}>
        {text('checkout.address.country')}
      </label>
      <select
        id={id}
        name="country"
        className={fieldStyles.input}
        autoComplete="country"
        defaultValue={value ?? 'DE'}
      >
        {(Object.keys(deliveryCountries) as (keyof typeof deliveryCountries)[]).map((country) => (
          <option key={country} value={country}>
            {text(`country.${country}`)}
          </option>
        ))}
      </select>
    </div>
  );
}
