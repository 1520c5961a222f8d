import { resetPasswordLimits as limits } from '#generated/platform/constants.gen.ts';
import { emailPattern } from '../../forms/email.ts';
import { type FieldErrors, formText } from '../../forms/form-text.ts';

/** What is typed to choose a password with a code, without the password, which never goes back to the page. */
export interface TypedCode {
  email: string;
  code: string;
}

export type PasswordError = 'email' | 'code' | 'wrongCode' | 'password';

/** Fewest and most characters of a password. */
export const passwordLengths = limits.newpassword;

export const isEmail = (text: string): boolean =>
  emailPattern.test(text) && text.length <= limits.username.maxLength;

/** Reads the form that chooses a password; blanks in a code that was copied do not count. */
export function readChoice(form: FormData): TypedCode & { password: string } {
  return {
    email: formText(form, 'email'),
    code: formText(form, 'code').replace(/\s/g, ''),
    password: String(form.get('password') ?? ''),
  };
}

/** What is wrong with it, by field; no entry where all is well. */
export function passwordErrors({
  email,
  code,
  password,
}: TypedCode & { password: string }): FieldErrors<PasswordError> {
  const isPassword =
    password.length >= passwordLengths.minLength && password.length <= passwordLengths.maxLength;
  return {
    ...(isEmail(email) ? {} : { email: 'email' as const }),
    ...(code !== '' && code.length <= limits.otp.maxLength ? {} : { code: 'code' as const }),
    ...(isPassword ? {} : { password: 'password' as const }),
  };
}
