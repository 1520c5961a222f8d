import type { AddressInput } from '#client/commerce/addresses.ts';
import { type FieldErrors, formText } from '../../forms/form-text.ts';
import {
  type AddressFieldError,
  addressParts,
  phoneError,
  readTypedAddress,
  type TypedAddress,
  typedAddressErrors,
} from '../addresses/address-input.ts';

/** In the place of an address's id, an address that is still to be made. */
export const newAddressId = 'new';

/** An entry of the address book as a person has filled it in. */
export interface TypedEntry extends TypedAddress {
  kind: AddressInput['addressType'];
  phone: string;
  isDefault: boolean;
}

/** Reads the form of an entry. */
export function readTypedEntry(form: FormData): TypedEntry {
  return {
    ...readTypedAddress(form),
    kind: form.get('kind') === 'Billing' ? 'Billing' : 'Shipping',
    phone: formText(form, 'phone'),
    isDefault: form.get('isDefault') !== null,
  };
}

/** What is wrong with an entry; no key where all is well. */
export function entryErrors(
  typed: TypedEntry,
  rules: { countries: readonly string[]; takesAnyPhone?: boolean | undefined },
): FieldErrors<AddressFieldError> {
  const phone = phoneError(typed.phone, { isRequired: false, isAnyForm: rules.takesAnyPhone });
  return { ...typedAddressErrors(typed, rules.countries), ...(phone ? { phone } : {}) };
}

/** An entry as the platform takes it; optional parts that were emptied are emptied there too. */
export function toAddressInput(typed: TypedEntry): AddressInput {
  const { kind, phone, isDefault, companyName } = typed;
  return {
    ...addressParts(typed),
    companyName,
    region: addressParts(typed).region ?? '',
    phoneNumber: phone,
    addressType: kind,
    isDefault,
  };
}
