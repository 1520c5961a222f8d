import type { AddressInput } from '#client/commerce/addresses.ts';
import { createAddressLimits } from '#generated/commerce/constants.gen.ts';
import { type FieldErrors, formText } from '../../forms/form-text.ts';
import type { Messages } from '../../i18n/texts.ts';
import { namesRegion, postalDigitsOf } from './country-rules.ts';

/** Key of a sentence about a wrong field of an address or of the checkout. */
export type AddressFieldError = keyof Messages['checkout']['error'];

/** An address as a person has typed it. */
export interface TypedAddress {
  firstName: string;
  lastName: string;
  companyName: string;
  street: string;
  postalCode: string;
  city: string;
  region: string;
  country: string;
}

/** Reads the fields of an address. */
export function readTypedAddress(form: FormData): TypedAddress {
  return {
    firstName: formText(form, 'firstName'),
    lastName: formText(form, 'lastName'),
    companyName: formText(form, 'companyName'),
    street: formText(form, 'street'),
    postalCode: formText(form, 'postalCode'),
    city: formText(form, 'city'),
    region: formText(form, 'region'),
    country: formText(form, 'country'),
  };
}

/**
 * What is wrong with an address; no entry where all is well.
 *
 * @param countries those that the address may lie in
 */
export function typedAddressErrors(
  typed: TypedAddress,
  countries: readonly string[],
): FieldErrors<AddressFieldError> {
  const required = ['firstName', 'lastName', 'street', 'city'] as const;
  const missing = required.filter((name) => !typed[name]).map((name) => [name, name] as const);
  return {
    ...Object.fromEntries(missing),
    ...(isPostalCode(typed) ? {} : { postalCode: 'postalCode' }),
    ...(countries.includes(typed.country) ? {} : { country: 'country' }),
    ...tooLong(typed),
  };
}

function isPostalCode({ postalCode, country }: TypedAddress): boolean {
  const digits = postalDigitsOf(country);
  return digits === undefined ? postalCode !== '' : new RegExp(`^\\d{${digits}}$`).test(postalCode);
}

function tooLong(typed: TypedAddress): FieldErrors<AddressFieldError> {
  const names = ['firstName', 'lastName', 'companyName', 'street', 'city', 'region'] as const;
  const long = names.filter((name) => typed[name].length > createAddressLimits[name].maxLength);
  return Object.fromEntries(long.map((name) => [name, 'tooLong' as const]));
}

const phonePattern = new RegExp(createAddressLimits.phoneNumber.pattern);

/** Fewest digits of a phone number that somebody can be reached by. */
const fewestDigits = 5;

/**
 * What is wrong with a phone number.
 *
 * @param isAnyForm the store takes numbers of any form (SF-ADDRESS-08)
 */
export function phoneError(
  phone: string,
  { isRequired, isAnyForm = false }: { isRequired: boolean; isAnyForm?: boolean | undefined },
): AddressFieldError | undefined {
  if (!phone) return isRequired ? 'phone' : undefined;
  const digits = phone.replace(/\D/g, '').length;
  const isWritten = phonePattern.test(phone) && phone.length <= createAddressLimits.phoneNumber.maxLength;
  return isWritten && (isAnyForm || digits >= fewestDigits) ? undefined : 'phoneFormat';
}

type Parts = Pick<AddressInput, keyof TypedAddress> &
  Pick<TypedAddress, 'street' | 'postalCode' | 'city' | 'country'>;

/** The parts of an address as the platform takes them. */
export function addressParts(typed: TypedAddress): Parts {
  const { firstName, lastName, companyName, street, postalCode, city, region, country } = typed;
  return {
    firstName,
    lastName,
    ...(companyName ? { companyName } : {}),
    street,
    postalCode,
    city,
    ...(region && namesRegion(country) ? { region } : {}),
    country,
  };
}
