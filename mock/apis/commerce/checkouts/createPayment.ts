import type { Handler, RequestContext } from '#mock/apis/dispatch/handler.ts';
import { type Buyer, requireCheckoutBuyer } from '../buyers/buyer.ts';
import { recalculateIfDue } from '../carts/recalculate.ts';
import { once } from '../idempotency/once.ts';
import { authorise, voidAuthorisations } from '../payments/authorisations.ts';
import { askForConfirmation, awaitsConfirmation } from '../payments/confirmations.ts';
import { declined } from '../payments/declined-payment.ts';
import { isPaid } from '../payments/paid-amount.ts';
import { type PaymentRequest, paymentFields, purchaseOrderNumber } from '../payments/payment-fields.ts';
import { issueToken, type PaymentToken, requireToken, WALLET } from '../payments/payment-tokens.ts';
import { readPaymentsData } from '../payments/payments-data.ts';
import { changeRecord } from '../records/change-record.ts';
import { paymentAnswer } from './answers/payment.ts';
import type { OpenCheckout, Session } from './find-checkout.ts';
import { lockFreshCheckout } from './lock-checkout.ts';

/** Notes how the order is paid, for the total of now; the last payment counts (SF-PAYMENT-02). */
export const createPayment: Handler<'createPayment'> = once(async ({ path, query, body }, context) => {
  const buyer = await requireCheckoutBuyer(context, { path, query });
  const { session, cart } = await lockFreshCheckout(context, buyer, path.checkoutId);
  const { isWallet, returnPath } = readPaymentsData(body.paymentsData, context.language);
  const wallet =
    isWallet && body.requestType === 'ClientRequest' ? await issueToken(context, buyer, WALLET) : undefined;
  const card = wallet?.record ?? (await cardOf(context, buyer, session, body));
  const fields = paymentFields(body, card, context.language);
  const refusal = card && declined(card, context.language);
  if (refusal) return refusal;
  const { cart: priced } = await recalculateIfDue(context, buyer, cart);
  if (card && awaitsConfirmation(card, priced))
    return askForConfirmation(context, { card, cart: priced, returnPath, newToken: wallet?.token });
  const isRepeated = isSamePayment({ session, cart: priced }, body);
  if (!isRepeated) await replacePayment(context, buyer, { session, cart: priced }, { body, card });
  const paid = await changeRecord(context.store, 'CartCheckoutSession', session.Id, {
    ...fields,
    PaymentAmount__c: priced.GrandTotalAmount,
    Version__c: session.Version__c + 1,
  });
  const withNumber = await changeRecord(context.store, 'WebCart', cart.Id, {
    PurchaseOrderNumber: purchaseOrderNumber(body),
  });
  const payment = paymentAnswer(paid, withNumber);
  if (!payment) throw new Error(`The checkout ${paid.Id} has lost its payment.`);
  return { status: 201, body: payment };
});

/** The card that a payment names; purchases on invoice and the store's own services name none. */
async function cardOf(
  context: RequestContext,
  buyer: Buyer,
  session: Session,
  payment: PaymentRequest,
): Promise<PaymentToken | undefined> {
  if (payment.requestType !== 'Auth' && payment.requestType !== 'PostAuth') return undefined;
  return requireToken(context, buyer, session, payment.paymentToken);
}

/** Whether this is the payment that counts already: the same token for the same total, sent once more. */
function isSamePayment(
  { session, cart }: OpenCheckout,
  { requestType, paymentToken }: PaymentRequest,
): boolean {
  const isSame = session.PaymentRequestType__c === requestType && session.PaymentToken__c === paymentToken;
  return isSame && isPaid(session, cart);
}

async function replacePayment(
  context: RequestContext,
  buyer: Buyer,
  checkout: OpenCheckout,
  { body, card }: { readonly body: PaymentRequest; readonly card: PaymentToken | undefined },
): Promise<void> {
  if (card && (body.requestType === 'Auth' || body.requestType === 'PostAuth'))
    await authorise(context, buyer, checkout, { card, mode: body.requestType });
  else await voidAuthorisations(context, checkout.session);
}
