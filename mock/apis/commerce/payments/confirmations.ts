import { checkoutsConstants } from '#generated/commerce/constants.gen.ts';
import type { components } from '#generated/commerce/types.gen.ts';
import type { RequestContext } from '#mock/apis/dispatch/handler.ts';
import { createToken, hashToken } from '#mock/model/sessions/session-token.ts';
import type { Row } from '#mock/store/row.ts';
import { messages } from '../messages/messages.ts';
import { changeRecord } from '../records/change-record.ts';
import type { PaymentToken } from './payment-tokens.ts';

type Unconfirmed = { readonly status: 422; readonly body: components['schemas']['PaymentFailure'] };

/** Where the pages of the sandbox provider are, which the apps pass on as their own. */
const PAGES = '/sandbox/payment-confirmations';

/** Whether the customer still has to confirm a payment, of this total. */
export function awaitsConfirmation(
  { Confirmation__c, ConfirmationAmount__c }: PaymentToken,
  { GrandTotalAmount }: Row<'WebCart'>,
): boolean {
  if (Confirmation__c === 'NotNeeded') return false;
  return Confirmation__c !== 'Confirmed' || ConfirmationAmount__c !== GrandTotalAmount;
}

/** How the customer is to confirm a payment. */
interface Confirming {
  readonly card: PaymentToken;
  readonly cart: Row<'WebCart'>;
  /** Where to come back to; a payment without a way back is refused. */
  readonly returnPath: string | undefined;
  /** A token that the caller does not know yet. */
  readonly newToken?: string | undefined;
}

/** Opens a page on which the customer confirms the payment, in place of an earlier one (PF-CHECK-12). */
export async function askForConfirmation(
  { store, language }: RequestContext,
  { card, cart, returnPath, newToken }: Confirming,
): Promise<Unconfirmed> {
  const say = messages[language];
  if (returnPath === undefined) return refusal('Decline', 'PAYMENT_NOT_CONFIRMED', say.paymentNotConfirmed());
  const page = createToken();
  await changeRecord(store, 'PaymentToken__c', card.Id, {
    Confirmation__c: 'Needed',
    ConfirmationHash__c: hashToken(page),
    ConfirmationAmount__c: cart.GrandTotalAmount,
    CurrencyIsoCode: cart.CurrencyIsoCode,
    ReturnPath__c: returnPath,
  });
  const { status, body } = refusal('RequiresReview', 'PAYMENT_CONFIRMATION_REQUIRED', say.paymentToConfirm());
  const data = {
    redirectUrl: `${PAGES}/${page}?language=${language}`,
    ...(newToken && { paymentToken: newToken }),
  };
  return { status, body: { ...body, paymentData: JSON.stringify(data) } };
}

function refusal(salesforceResultCode: string, title: string, detail: string): Unconfirmed {
  const errors = [{ type: checkoutsConstants.paymentErrorType, title, detail }];
  return { status: 422, body: { salesforceResultCode, errors } };
}
