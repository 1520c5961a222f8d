import type { CheckoutChange } from '#client/commerce/checkout.ts';
import { createAddressLimits } from '#generated/commerce/constants.gen.ts';
import { type FieldErrors, formText } from '../forms/form-text.ts';
import type { Messages } from '../i18n/texts.ts';

/** Key of a sentence about a wrong field of the checkout. */
export type CheckoutFieldError = keyof Messages['checkout']['error'];

/** Countries that the shop delivers to, with the digits of their postal codes. */
export const deliveryCountries = { DE: 5, AT: 4 } as const;

export type DeliveryCountry = keyof typeof deliveryCountries;

/** Value of the choice that stands for an address of its own. */
export const newAddress = 'new';

/** The address step as a person has filled it in. */
export interface AddressForm {
  /** Id of a saved address, `new`, or empty where nothing was chosen. */
  choice: string;
  firstName: string;
  lastName: string;
  companyName: string;
  street: string;
  postalCode: string;
  city: string;
  country: DeliveryCountry;
  phone: string;
  save: boolean;
}

const phonePattern = new RegExp(createAddressLimits.phoneNumber.pattern);

/** Reads the address step. */
export function readAddressForm(form: FormData): AddressForm {
  const country = formText(form, 'country');
  return {
    choice: formText(form, 'address'),
    firstName: formText(form, 'firstName'),
    lastName: formText(form, 'lastName'),
    companyName: formText(form, 'companyName'),
    street: formText(form, 'street'),
    postalCode: formText(form, 'postalCode'),
    city: formText(form, 'city'),
    country: country === 'AT' ? 'AT' : 'DE',
    phone: formText(form, 'phone'),
    save: form.get('save') !== null,
  };
}

/** What is wrong with the address step; no entry where all is well. */
export function addressErrors(form: AddressForm, needsPhone: boolean): FieldErrors<CheckoutFieldError> {
  const phone = phoneError(form.phone, needsPhone);
  const own = form.choice === newAddress ? ownAddressErrors(form) : {};
  const choice: FieldErrors<CheckoutFieldError> = form.choice ? {} : { address: 'addressMissing' };
  return { ...choice, ...own, ...(phone ? { phone } : {}) };
}

function ownAddressErrors(form: AddressForm): FieldErrors<CheckoutFieldError> {
  const required = ['firstName', 'lastName', 'street', 'city'] as const;
  const missing = required.filter((name) => !form[name]).map((name) => [name, name] as const);
  const isPostalCode = new RegExp(`^\\d{${deliveryCountries[form.country]}}$`).test(form.postalCode);
  return { ...Object.fromEntries(missing), ...(isPostalCode ? {} : { postalCode: 'postalCode' }) };
}

function phoneError(phone: string, needsPhone: boolean): CheckoutFieldError | undefined {
  if (!phone) return needsPhone ? 'phone' : undefined;
  const digits = phone.replace(/\D/g, '').length;
  return phonePattern.test(phone) && digits >= 5 ? undefined : 'phoneFormat';
}

type Parts = Exclude<NonNullable<CheckoutChange['deliveryAddress']>, { id: string }>;

/** The parts of an own address as the platform takes them. */
export function addressParts(form: AddressForm): Parts {
  const { firstName, lastName, companyName, street, postalCode, city, country } = form;
  return { firstName, lastName, ...(companyName ? { companyName } : {}), street, postalCode, city, country };
}
