import type { RequestContext } from '#mock/apis/dispatch/handler.ts';
import { PlatformFault } from '#mock/engine/errors/platform-fault.ts';
import type { Row } from '#mock/store/row.ts';
import { sendRefundMail } from '../mails/change-mail.ts';
import { type Cents, formatMoney, parseMoney } from '../money/cents.ts';
import { changeTexts } from './change-texts.ts';
import { type Funds, fundsOf, type GivenBack, giveBack } from './funds.ts';
import type { OpenOrder } from './open-order.ts';
import { noteChange } from './trail.ts';

const ON_INVOICE = 'Rechnung';

/** Gives back what cards hold beyond the total of an order, if anything, and notes it. */
export async function refundExcess(context: RequestContext, { order, summary }: OpenOrder): Promise<void> {
  const funds = await fundsOf(context.store, order);
  const excess = await excessOf(context, summary, funds);
  if (funds.held > 0n && excess > 0n) await refund(context, order, funds, excess);
}

/**
 * Gives back what was paid beyond the total, or the part of it that is asked for.
 *
 * @returns the last entry of the trail
 * @throws PlatformFault 400 with the reason when there is nothing or not as much to give back
 */
export async function refundAsked(
  context: RequestContext,
  { order, summary }: OpenOrder,
  asked: string | undefined,
): Promise<Row<'OrderChange__c'>> {
  const say = changeTexts[context.language];
  const funds = await fundsOf(context.store, order);
  if (order.PaymentMethod__c === ON_INVOICE) throw nothing(say.onInvoice());
  if (funds.authorizations.length === 0) throw nothing(say.nothingPaid());
  const excess = await excessOf(context, summary, funds);
  if (excess <= 0n) throw nothing(say.nothingInExcess());
  const amount = asked === undefined ? excess : parseMoney(asked);
  if (amount > excess || amount === 0n)
    throw new PlatformFault(400, 'INVALID_AMOUNT', say.tooMuch(formatMoney(excess)));
  return refund(context, order, funds, amount);
}

const nothing = (message: string) => new PlatformFault(400, 'NOTHING_TO_REFUND', message);

async function excessOf(
  { store }: RequestContext,
  { Id }: Row<'OrderSummary'>,
  { held }: Funds,
): Promise<Cents> {
  const summary = await store.get('OrderSummary', Id);
  return held - parseMoney(summary?.GrandTotalAmount ?? '0.00');
}

async function refund(
  context: RequestContext,
  order: Row<'Order'>,
  funds: Funds,
  amount: Cents,
): Promise<Row<'OrderChange__c'>> {
  const given = await giveBack(context, funds, amount);
  await sendRefundMail(context, order, given);
  return noteGiven(context, order, given, cardOf(funds));
}

const cardOf = ({ authorizations: [first] }: Funds): string =>
  [first?.CardType__c ?? 'Karte', first?.CardLastDigits__c && `… ${first.CardLastDigits__c}`]
    .filter(Boolean)
    .join(' ');

async function noteGiven(
  { store }: RequestContext,
  order: Row<'Order'>,
  { released, refunded }: GivenBack,
  What__c: string,
): Promise<Row<'OrderChange__c'>> {
  const note = (Kind__c: 'Release' | 'Refund', cents: Cents) =>
    noteChange(store, order, { Kind__c, What__c, Amount__c: formatMoney(cents) });
  if (released === 0n) return note('Refund', refunded);
  const entry = await note('Release', released);
  return refunded === 0n ? entry : note('Refund', refunded);
}
