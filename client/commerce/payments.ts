import { createPaymentToken } from '#generated/commerce/client.gen.ts';
import { CommerceError } from '../errors/index.ts';
import type { Input } from '../operation.ts';
import type { Platform } from '../platform.ts';
import type { ApplicationContext } from './application-context.ts';

export type CardPayment = Input<'createPaymentToken'>['body'];

type PaymentContext = Pick<ApplicationContext, 'clientSidePaymentConfiguration'>;

/** Whether the store takes cards: its application context names the provider of the payment form (SF-PAYMENT-01). */
export const takesCards = ({ clientSidePaymentConfiguration }: PaymentContext): boolean =>
  Boolean(clientSidePaymentConfiguration);

/**
 * Hands card data to the payment provider and answers the token that pays, as `paymentToken` of an `Auth`. A token whose
 * answer got lost is simply asked for again.
 *
 * @throws CommerceError INVALID_CONFIG where the store takes no cards
 * @throws FetchError 400 INVALID_CARD_NUMBER or CARD_EXPIRED
 */
export async function tokeniseCard(
  platform: Platform,
  context: PaymentContext,
  body: CardPayment,
): Promise<string> {
  if (!takesCards(context))
    throw new CommerceError('INVALID_CONFIG', { operationId: createPaymentToken.operationId });
  return (await platform.write(createPaymentToken, { body }, { safeToRepeat: true })).token;
}
