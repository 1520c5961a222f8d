import { createBuyerRegistrationLimits as limits } from '#generated/commerce/constants.gen.ts';
import { emailPattern } from '../../forms/email.ts';
import { type FieldErrors, formText } from '../../forms/form-text.ts';

/** What a guest types to open an account, without the password, which never goes back to the page. */
export interface TypedPerson {
  firstName: string;
  lastName: string;
  email: string;
}

export type RegistrationError = 'firstName' | 'lastName' | 'email' | 'password' | 'known';

/** Fewest characters of a password. */
export const shortestPassword = limits.password.minLength;

/** Reads the form that opens an account. */
export function readPerson(form: FormData): TypedPerson & { password: string } {
  return {
    firstName: formText(form, 'firstName'),
    lastName: formText(form, 'lastName'),
    email: formText(form, 'email'),
    password: String(form.get('password') ?? ''),
  };
}

/** What is wrong with it, by field; no entry where all is well. */
export function registrationErrors(
  person: TypedPerson & { password: string },
): FieldErrors<RegistrationError> {
  const { firstName, lastName, email, password } = person;
  const fits = (value: string, most: number) => value !== '' && value.length <= most;
  const isEmail = emailPattern.test(email) && email.length <= limits.email.maxLength;
  const isPassword = password.length >= shortestPassword && password.length <= limits.password.maxLength;
  return {
    ...(fits(firstName, limits.firstName.maxLength) ? {} : { firstName: 'firstName' as const }),
    ...(fits(lastName, limits.lastName.maxLength) ? {} : { lastName: 'lastName' as const }),
    ...(isEmail ? {} : { email: 'email' as const }),
    ...(isPassword ? {} : { password: 'password' as const }),
  };
}
