import type { FieldErrors } from '../../forms/form-text.ts';
import { useText } from '../../i18n/texts.ts';
import type { AddressFieldError } from './address-input.ts';
import { postalDigitsOf } from './country-rules.ts';

/** Says what is wrong with the fields of an address or a step of the checkout, by the name of the field. */
export function useFieldMessages(): (
  errors: FieldErrors<AddressFieldError> | undefined,
  country?: string,
) => Partial<Record<string, string>> {
  const text = useText();
  return (errors = {}, country = '') => {
    const digits = postalDigitsOf(country);
    const sentence = (error: AddressFieldError) =>
      error === 'postalCode' && digits === undefined
        ? text('checkout.error.postalCodeMissing')
        : text(`checkout.error.${error}`, { digits: digits ?? 0 });
    return Object.fromEntries(
      Object.entries(errors).map(([name, error]) => [name, error && sentence(error)]),
    );
  };
}
