import { checkoutsConstants } from '#generated/commerce/constants.gen.ts';
import type { components } from '#generated/commerce/types.gen.ts';
import type { Language } from '#mock/apis/dispatch/handler.ts';
import { messages } from '../messages/messages.ts';
import type { PaymentToken } from './payment-tokens.ts';

type Declined = { readonly status: 422; readonly body: components['schemas']['PaymentFailure'] };

/** What the platform answers when the bank behind a card says no; undefined when it says yes. */
export function declined({ Outcome__c }: PaymentToken, language: Language): Declined | undefined {
  if (Outcome__c === 'Approved') return undefined;
  const say = messages[language];
  const [title, detail] =
    Outcome__c === 'InsufficientFunds'
      ? ['INSUFFICIENT_FUNDS', say.paymentNotCovered()]
      : ['PAYMENT_DECLINED', say.paymentDeclined()];
  const errors = [{ type: checkoutsConstants.paymentErrorType, title, detail }];
  return { status: 422, body: { salesforceResultCode: 'Decline', errors } };
}
