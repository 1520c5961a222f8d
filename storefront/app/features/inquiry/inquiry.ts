import { emailPattern } from '../../forms/email.ts';
import { type FieldErrors, formText } from '../../forms/form-text.ts';
import type { Messages } from '../../i18n/texts.ts';

/** A question to the pharmacy as a person types it. */
export interface TypedInquiry {
  name: string;
  email: string;
  message: string;
}

export type InquiryFieldError = keyof Messages['inquiry']['error'];

/** Longest texts by field, as the platform takes them. */
export const longest = { name: 120, email: 80, message: 2000 } as const;

/** Reads the form; overlong texts are cut. */
export function readInquiry(form: FormData): TypedInquiry {
  const read = (name: keyof TypedInquiry) => formText(form, name).slice(0, longest[name]);
  return { name: read('name'), email: read('email'), message: read('message') };
}

/** What is missing. */
export function inquiryErrors({ name, email, message }: TypedInquiry): FieldErrors<InquiryFieldError> {
  return {
    ...(name ? {} : { name: 'name' as const }),
    ...(emailPattern.test(email) ? {} : { email: 'email' as const }),
    ...(message ? {} : { message: 'message' as const }),
  };
}
