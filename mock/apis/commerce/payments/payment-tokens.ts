import { paymentsConstants } from '#generated/commerce/constants.gen.ts';
import type { components } from '#generated/commerce/types.gen.ts';
import type { RequestContext } from '#mock/apis/dispatch/handler.ts';
import { PlatformFault } from '#mock/engine/errors/platform-fault.ts';
import { createToken, hashToken } from '#mock/model/sessions/session-token.ts';
import type { Row } from '#mock/store/row.ts';
import type { Buyer } from '../buyers/buyer.ts';
import type { Session } from '../checkouts/find-checkout.ts';
import { messages } from '../messages/messages.ts';
import { outcomeOf, schemeOf } from './card-rules.ts';

export type PaymentToken = Row<'PaymentToken__c'>;

/** Makes a token for a card, of whose number only the last four digits are kept; tokens that are over go. */
export async function issueToken(
  { store, now, session }: RequestContext,
  { accountId }: Buyer,
  card: components['schemas']['CardPaymentMethod'],
): Promise<string> {
  await store.deleteWhere('PaymentToken__c', { ExpiresAt__c: { lte: now.toISOString() } });
  const token = `tok_${createToken()}`;
  const isUnknownGuest = session.isGuest && session.known === undefined;
  await store.insert('PaymentToken__c', {
    TokenHash__c: hashToken(token),
    AccountId__c: isUnknownGuest ? null : accountId,
    CardType__c: schemeOf(card),
    CardLastDigits__c: card.cardNumber.slice(-4),
    Outcome__c: outcomeOf(card),
    ExpiresAt__c: new Date(now.getTime() + paymentsConstants.paymentTokenSeconds * 1000).toISOString(),
  });
  return token;
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
