import { paymentsConstants } from '#generated/commerce/constants.gen.ts';
import type { components } from '#generated/commerce/types.gen.ts';
import type { RequestContext } from '#mock/apis/dispatch/handler.ts';
import { PlatformFault } from '#mock/engine/errors/platform-fault.ts';
import { createToken, hashToken } from '#mock/model/sessions/session-token.ts';
import type { Row } from '#mock/store/row.ts';
import type { Buyer } from '../buyers/buyer.ts';
import type { Session } from '../checkouts/find-checkout.ts';
import { messages } from '../messages/messages.ts';
import { confirmationOf, outcomeOf, schemeOf } from './card-rules.ts';

export type PaymentToken = Row<'PaymentToken__c'>;

type Means = Pick<PaymentToken, 'CardType__c' | 'CardLastDigits__c' | 'Outcome__c' | 'Confirmation__c'>;

/** What is kept of a card: the last four digits of its number, and what its bank will do. */
export const meansOf = (card: components['schemas']['CardPaymentMethod']): Means => ({
  CardType__c: schemeOf(card),
  CardLastDigits__c: card.cardNumber.slice(-4),
  Outcome__c: outcomeOf(card),
  Confirmation__c: confirmationOf(card),
});

/** The wallet of the sandbox, in which every payment is confirmed. */
export const WALLET: Means = {
  CardType__c: null,
  CardLastDigits__c: null,
  Outcome__c: 'Approved',
  Confirmation__c: 'Needed',
};

/** Makes a token for a means of payment; tokens that are over go. */
export async function issueToken(
  { store, now, session }: RequestContext,
  { accountId }: Buyer,
  means: Means,
): Promise<{ readonly token: string; readonly record: PaymentToken }> {
  await store.deleteWhere('PaymentToken__c', { ExpiresAt__c: { lte: now.toISOString() } });
  const token = `tok_${createToken()}`;
  const isUnknownGuest = session.isGuest && session.known === undefined;
  const record = await store.insert('PaymentToken__c', {
    ...means,
    TokenHash__c: hashToken(token),
    AccountId__c: isUnknownGuest ? null : accountId,
    ExpiresAt__c: new Date(now.getTime() + paymentsConstants.paymentTokenSeconds * 1000).toISOString(),
  });
  return { token, record };
}

/**
 * The card behind a token that may pay for a checkout.
 *
 * @throws PlatformFault 400 for a token that is unknown, over its time, of another account or used for another checkout
 */
export async function requireToken(
  { store, now, language }: RequestContext,
  { accountId }: Buyer,
  { Id }: Session,
  token: string,
): Promise<PaymentToken> {
  const found = await store.findOne('PaymentToken__c', { where: { TokenHash__c: hashToken(token) } });
  const isUsable =
    found &&
    new Date(found.ExpiresAt__c) > now &&
    (found.AccountId__c ?? accountId) === accountId &&
    (found.UsedAt__c === null || found.CartCheckoutSessionId__c === Id);
  if (isUsable) return found;
  throw new PlatformFault(400, 'INVALID_PAYMENT_TOKEN', messages[language].paymentTokenInvalid());
}
