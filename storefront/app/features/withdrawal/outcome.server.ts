import type { Platform } from '#client/platform.ts';
import type { FieldErrors } from '../../forms/form-text.ts';
import { receiveWithdrawal } from './receive.server.ts';
import {
  type ReceivedWithdrawal,
  readWithdrawal,
  type Withdrawal,
  type WithdrawalFieldError,
  withdrawalErrors,
} from './withdrawal.ts';

/** Where a declaration stands after the form was sent. */
export type WithdrawalOutcome =
  | { step: 'form'; withdrawal: Withdrawal; errors: FieldErrors<WithdrawalFieldError>; isLost: boolean }
  | { step: 'confirm'; withdrawal: Withdrawal }
  | { step: 'received'; received: ReceivedWithdrawal };

/** Checks the form; once it is confirmed, receives the withdrawal. What was typed is never lost. */
export async function withdrawalOutcome(platform: Platform, form: FormData): Promise<WithdrawalOutcome> {
  const withdrawal = readWithdrawal(form);
  const errors = withdrawalErrors(withdrawal);
  const isIncomplete = Object.keys(errors).length > 0;
  const intent = form.get('intent');
  if (isIncomplete || intent === 'change') {
    return { step: 'form', withdrawal, errors: intent === 'change' ? {} : errors, isLost: false };
  }
  if (intent !== 'confirm') return { step: 'confirm', withdrawal };
  try {
    return { step: 'received', received: await receiveWithdrawal(platform, withdrawal) };
  } catch (error) {
    console.error('A withdrawal was not received.', error);
    return { step: 'form', withdrawal, errors: {}, isLost: true };
  }
}
