import { createBuyerRegistrationLimits as limits } from '#generated/commerce/constants.gen.ts';
import { type FieldErrors, formText } from '../../forms/form-text.ts';
import { isEmail } from './password.ts';

/** What a guest types to open an account. */
export interface TypedPerson {
  firstName: string;
  lastName: string;
  email: string;
}

export type RegistrationError = 'firstName' | 'lastName' | 'email';

/** Reads the form that opens an account. */
export function readPerson(form: FormData): TypedPerson {
  return {
    firstName: formText(form, 'firstName'),
    lastName: formText(form, 'lastName'),
    email: formText(form, 'email'),
  };
}

/** What is wrong with it, by field; no entry where all is well. */
export function registrationErrors({
  firstName,
  lastName,
  email,
}: TypedPerson): FieldErrors<RegistrationError> {
  const fits = (value: string, most: number) => value !== '' && value.length <= most;
  return {
    ...(fits(firstName, limits.firstName.maxLength) ? {} : { firstName: 'firstName' as const }),
    ...(fits(lastName, limits.lastName.maxLength) ? {} : { lastName: 'lastName' as const }),
    ...(isEmail(email) ? {} : { email: 'email' as const }),
  };
}
