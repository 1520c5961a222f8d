import type { Handler } from '#mock/apis/dispatch/handler.ts';
import { PlatformFault } from '#mock/engine/errors/platform-fault.ts';
import { requireCheckoutBuyer } from '../buyers/buyer.ts';
import { checkCard } from './card-rules.ts';
import { issueToken, meansOf } from './payment-tokens.ts';

/** Turns card data into a token, as the sandbox provider (PF-CHECK-04). */
export const createPaymentToken: Handler<'createPaymentToken'> = async ({ path, query, body }, context) => {
  const buyer = await requireCheckoutBuyer(context, { path, query });
  if (!buyer.webStore.CardPaymentEnabled__c)
    throw new PlatformFault(
      403,
      'FUNCTIONALITY_NOT_ENABLED',
      'Card payments are not enabled for this store.',
    );
  checkCard(body.cardPaymentMethod, context);
  const { token } = await issueToken(context, buyer, meansOf(body.cardPaymentMethod));
  return { status: 201, body: { token } };
};
