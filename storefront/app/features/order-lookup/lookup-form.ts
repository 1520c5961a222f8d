import { findOrderSummaryLimits as limits } from '#generated/commerce/constants.gen.ts';
import { emailPattern } from '../../forms/email.ts';
import { type FieldErrors, formText } from '../../forms/form-text.ts';
import type { Messages } from '../../i18n/texts.ts';

/** What a guest says of an order. */
export interface LookupForm {
  orderNumber: string;
  /** The address that the order was placed with. */
  email: string;
}

export type LookupFieldError = keyof Messages['orderLookup']['error'];

/** Reads the form that looks an order up. */
export const readLookupForm = (form: FormData): LookupForm => ({
  orderNumber: formText(form, 'orderNumber'),
  email: formText(form, 'email'),
});

/** What is missing, by field; no entry where all is there. */
export function lookupErrors({ orderNumber, email }: LookupForm): FieldErrors<LookupFieldError> {
  const isNumber = orderNumber !== '' && orderNumber.length <= limits.orderSummaryIdOrRefNumber.maxLength;
  return {
    ...(isNumber ? {} : { orderNumber: 'orderNumber' as const }),
    ...(emailPattern.test(email) ? {} : { email: 'email' as const }),
  };
}
