import type { Handler, RequestContext } from '#mock/apis/dispatch/handler.ts';
import { notFound } from '#mock/engine/errors/not-found.ts';
import { PlatformFault } from '#mock/engine/errors/platform-fault.ts';
import type { Row } from '#mock/store/row.ts';
import { addressOf, languageOf, shopOf } from '../mails/order-facts.ts';
import { sendOrderMail } from '../mails/order-mail.ts';
import { findRecord } from '../records/find-record.ts';
import { changeTexts } from './change-texts.ts';
import { requireDesk } from './open-order.ts';
import { noteChange } from './trail.ts';

/** So often a buyer who has not got it may be sent it again within an hour; more would fill the mailbox. */
const MOST_AN_HOUR = 5;
const HOUR_MS = 3_600_000;

/** Sends the confirmation of orders once more, in the language of each buyer (PF-CHANGE-12). */
export const startOrderConfirmation: Handler<'startOrderConfirmation'> = async ({ body }, context) => {
  requireDesk(context);
  const results = [];
  for (const { orderId } of body.inputs) {
    const toAddress = await confirmAgain(context, orderId);
    results.push({
      actionName: 'Send_Order_Confirmation',
      errors: null,
      isSuccess: true,
      outputValues: { toAddress },
    });
  }
  return { status: 200, body: results };
};

async function confirmAgain(context: RequestContext, orderId: string): Promise<string> {
  const { store } = context;
  const say = changeTexts[context.language];
  const order = await findRecord(store, 'Order', orderId);
  if (!order) throw notFound();
  if (order.Status === 'Draft') throw new PlatformFault(400, 'INVALID_STATUS', say.draft());
  await refuseMany(context, order);
  const to = await addressOf(context, order);
  if (!to) throw new PlatformFault(400, 'NO_EMAIL_ADDRESS', say.noAddress());
  const language = await languageOf(context, order);
  await sendOrderMail({ ...context, language }, { shop: await shopOf(context, order), order });
  await noteChange(store, order, { Kind__c: 'Confirmation', What__c: to });
  return to;
}

/** @throws PlatformFault 400 where it has been sent as often as it may within the last hour (PF-CHANGE-15) */
async function refuseMany({ store, now, language }: RequestContext, { Id }: Row<'Order'>): Promise<void> {
  const since = new Date(now.getTime() - HOUR_MS).toISOString();
  const sent = await store.count('OrderChange__c', {
    OrderId__c: Id,
    Kind__c: 'Confirmation',
    CreatedDate: { gt: since },
  });
  if (sent >= MOST_AN_HOUR)
    throw new PlatformFault(
      400,
      'SINGLE_EMAIL_LIMIT_EXCEEDED',
      changeTexts[language].sentOften(MOST_AN_HOUR),
    );
}
