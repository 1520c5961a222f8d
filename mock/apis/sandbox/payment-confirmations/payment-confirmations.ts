import type { RequestContext } from '#mock/apis/dispatch/handler.ts';
import { found } from '#mock/apis/platform/oauth/authorize/redirection.ts';
import { hashToken } from '#mock/model/sessions/session-token.ts';
import type { Row } from '#mock/store/row.ts';
import type { SandboxHandler } from '../sandbox-handler.ts';
import { decidedPage, decisionPage, gonePage } from './pages.ts';

type PaymentToken = Row<'PaymentToken__c'>;
type Result = 'confirmed' | 'refused';

/** Shows what is to be paid, or what has been decided about it (PF-CHECK-13). */
export const getPaymentConfirmation: SandboxHandler<'getPaymentConfirmation'> =
  () =>
  async ({ path }, context) => {
    const payment = await paymentBehind(path.confirmationId, context);
    if (!payment) return { status: 404, ...gonePage(context) };
    const result = resultOf(payment);
    const page = result
      ? decidedPage(result, wayBack(payment, result), context)
      : decisionPage(payment, context);
    return { status: 200, ...page };
  };

/** Takes the decision, which is taken once, and leads back to the shop (PF-CHECK-13). */
export const submitPaymentConfirmation: SandboxHandler<'submitPaymentConfirmation'> =
  () =>
  async ({ path, body: form }, context) => {
    const payment = await paymentBehind(path.confirmationId, context);
    if (!payment) return { status: 404, ...gonePage(context) };
    const earlier = resultOf(payment);
    if (earlier) return { status: 200, ...decidedPage(earlier, wayBack(payment, earlier), context) };
    const result = form.get('decision') === 'confirmed' ? 'confirmed' : 'refused';
    const Confirmation__c = result === 'confirmed' ? 'Confirmed' : 'Refused';
    await context.store.update('PaymentToken__c', payment.Id, { Confirmation__c });
    return found(wayBack(payment, result));
  };

async function paymentBehind(
  id: string,
  { store, now }: Pick<RequestContext, 'store' | 'now'>,
): Promise<PaymentToken | undefined> {
  const payment = await store.findOne('PaymentToken__c', { where: { ConfirmationHash__c: hashToken(id) } });
  return payment && new Date(payment.ExpiresAt__c) > now ? payment : undefined;
}

function resultOf({ Confirmation__c }: PaymentToken): Result | undefined {
  if (Confirmation__c === 'Confirmed') return 'confirmed';
  return Confirmation__c === 'Refused' ? 'refused' : undefined;
}

/** The path that the payment has named, which was held to lie in the shop, with the result. */
function wayBack({ ReturnPath__c }: PaymentToken, result: Result): string {
  const path = ReturnPath__c ?? '/';
  return `${path}${path.includes('?') ? '&' : '?'}result=${result}`;
}
