import { type ReactNode, useState } from 'react';
import { createAddressLimits as limits } from '#generated/commerce/constants.gen.ts';
import { useFormats } from '../../i18n/formats.ts';
import { type Text, useText } from '../../i18n/texts.ts';
import { SelectField } from '../../ui/controls/SelectField.tsx';
import { TextField } from '../../ui/controls/TextField.tsx';
import styles from './address-fields.module.css';
import type { TypedAddress } from './address-input.ts';
import { isLastNameFirst, namesRegion, postalDigitsOf } from './country-rules.ts';

interface AddressFieldsProps {
  /** Countries that the address may lie in, the usual one first. */
  countries: readonly string[];
  typed: Partial<TypedAddress> | undefined;
  /** What is wrong, by the name of the field. */
  messages: Partial<Record<string, string>>;
  className?: string | undefined;
  children?: ReactNode;
}

const names = [
  { name: 'firstName', autoComplete: 'given-name', width: 'half' },
  { name: 'lastName', autoComplete: 'family-name', width: 'half' },
] as const;
const rest = [
  { name: 'companyName', autoComplete: 'organization', width: 'full', isOptional: true },
  { name: 'street', autoComplete: 'street-address', width: 'full' },
  { name: 'postalCode', autoComplete: 'postal-code', width: 'third' },
  { name: 'city', autoComplete: 'address-level2', width: 'rest' },
] as const;
const region = { name: 'region', autoComplete: 'address-level1', width: 'full', isOptional: true } as const;

/**
 * The fields of an address as its country has them: order of the names, region, postal code (SF-ADDRESS-03, SF-
 * ADDRESS-04).
 */
export function AddressFields({ countries, typed, messages, className, children }: AddressFieldsProps) {
  const text = useText();
  const formats = useFormats();
  const [country, setCountry] = useState(typed?.country || (countries[0] ?? 'DE'));
  const fields = [
    ...(isLastNameFirst(country) ? names.toReversed() : names),
    ...rest,
    ...(namesRegion(country) ? [region] : []),
  ];
  return (
    <div className={`${styles.fields} ${className ?? ''}`}>
      <SelectField
        label={text('checkout.address.country')}
        name="country"
        autoComplete="country"
        value={country}
        onChange={(event) => setCountry(event.target.value)}
        options={countries.map((value) => ({ value, label: formats.country(value) }))}
        error={messages.country}
      />
      {fields.map(({ name, autoComplete, width, ...more }) => (
        <div key={name} className={styles[width]}>
          <TextField
            label={labelOf(name, country, text)}
            name={name}
            autoComplete={autoComplete}
            maxLength={limits[name].maxLength}
            inputMode={name === 'postalCode' && postalDigitsOf(country) ? 'numeric' : undefined}
            defaultValue={typed?.[name]}
            optional={'isOptional' in more ? text('checkout.optional') : undefined}
            error={messages[name]}
          />
        </div>
      ))}
      {children}
    </div>
  );
}

/** Regions are called as their country calls them (SF-ADDRESS-04). */
function labelOf(name: keyof TypedAddress, country: string, text: Text): string {
  if (name !== 'region') return text(`checkout.address.${name}`);
  if (country === 'JP') return text('checkout.region.prefecture');
  return text(country === 'MY' ? 'checkout.region.state' : 'checkout.region.province');
}
