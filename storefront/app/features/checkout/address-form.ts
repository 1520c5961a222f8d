import { emailPattern } from '../../forms/email.ts';
import { type FieldErrors, formText } from '../../forms/form-text.ts';
import {
  type AddressFieldError,
  phoneError,
  readTypedAddress,
  type TypedAddress,
  typedAddressErrors,
} from '../addresses/address-input.ts';

/** Value of the choice that stands for an address of its own. */
export const newAddress = 'new';

/** The address step as a person has filled it in. */
export interface AddressForm extends TypedAddress {
  /** Id of a saved address, `new`, or empty where nothing was chosen. */
  choice: string;
  phone: string;
  /** Where the confirmation goes; buyers have one on file. */
  email: string;
  save: boolean;
}

/** What the address step has to know to judge what was typed. */
export interface AddressRules {
  countries: readonly string[];
  needsPhone: boolean;
  /** Guests say where the confirmation goes. */
  needsEmail?: boolean;
  takesAnyPhone?: boolean | undefined;
}

/** Reads the address step. */
export function readAddressForm(form: FormData): AddressForm {
  return {
    ...readTypedAddress(form),
    choice: formText(form, 'address'),
    phone: formText(form, 'phone'),
    email: formText(form, 'email'),
    save: form.get('save') !== null,
  };
}

/** What is wrong with the address step; no entry where all is well. */
export function addressErrors(form: AddressForm, rules: AddressRules): FieldErrors<AddressFieldError> {
  const phone = phoneError(form.phone, { isRequired: rules.needsPhone, isAnyForm: rules.takesAnyPhone });
  const own = form.choice === newAddress ? typedAddressErrors(form, rules.countries) : {};
  const choice: FieldErrors<AddressFieldError> = form.choice ? {} : { address: 'addressMissing' };
  const isEmailWrong = rules.needsEmail === true && !emailPattern.test(form.email);
  return {
    ...choice,
    ...(isEmailWrong ? { email: 'email' } : {}),
    ...own,
    ...(phone ? { phone } : {}),
  };
}
