import { type FieldErrors, formText } from '../../forms/form-text.ts';
import type { Messages } from '../../i18n/texts.ts';

/** A withdrawal from a contract as a person declares it (§ 356a BGB). */
export interface Withdrawal {
  name: string;
  orderNumber: string;
  /** Where the confirmation goes. */
  email: string;
  /** What of the order is withdrawn; empty for all of it. */
  items: string;
}

/** A withdrawal that has been received. */
export interface ReceivedWithdrawal extends Withdrawal {
  /** Moment of receipt by RFC 3339. */
  receivedAt: string;
  reference: string;
}

export type WithdrawalFieldError = keyof Messages['withdrawal']['error'];

const longest = { name: 120, orderNumber: 40, email: 80, items: 1000 };

/** Reads the form; overlong texts are cut. */
export function readWithdrawal(form: FormData): Withdrawal {
  const read = (name: keyof Withdrawal) => formText(form, name).slice(0, longest[name]);
  return { name: read('name'), orderNumber: read('orderNumber'), email: read('email'), items: read('items') };
}

/** What is missing; only what the law lets a shop ask for is required. */
export function withdrawalErrors({
  name,
  orderNumber,
  email,
}: Withdrawal): FieldErrors<WithdrawalFieldError> {
  return {
    ...(name ? {} : { name: 'name' as const }),
    ...(orderNumber ? {} : { orderNumber: 'orderNumber' as const }),
    ...(/^[^\s@]+@[^\s@]+$/.test(email) ? {} : { email: 'email' as const }),
  };
}
