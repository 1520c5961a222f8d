import type { RequestContext } from '#mock/apis/dispatch/handler.ts';
import type { Row } from '#mock/store/row.ts';
import type { Store } from '#mock/store/store.ts';
import { type Cents, formatMoney, parseMoney, sumCents } from '../money/cents.ts';
import { changeRecord } from '../records/change-record.ts';

type Authorization = Row<'PaymentAuthorization'>;

/** What cards hold for an order, set aside or taken. */
export interface Funds {
  readonly authorizations: readonly Authorization[];
  readonly held: Cents;
}

/** What has been given back, by the way it went. */
export interface GivenBack {
  readonly released: Cents;
  readonly refunded: Cents;
}

export async function fundsOf(store: Store, order: Row<'Order'>): Promise<Funds> {
  const authorizations = await store.find('PaymentAuthorization', {
    where: { OrderId__c: order.Id, Status: 'Processed' },
    orderBy: [{ field: 'Id', ascending: true }],
  });
  return { authorizations, held: sumCents(authorizations.map((one) => setAside(one) + taken(one))) };
}

const setAside = (one: Authorization): Cents =>
  parseMoney(one.Amount) -
  parseMoney(one.TotalPaymentCaptureAmount) -
  parseMoney(one.TotalAuthReversalAmount);
const taken = (one: Authorization): Cents =>
  parseMoney(one.TotalPaymentCaptureAmount) - parseMoney(one.TotalRefundAmount__c);

/** Gives an amount back to the cards: what is only set aside is released first, the rest refunded (PF-CHANGE-07). */
export async function giveBack(
  { store, now }: RequestContext,
  { authorizations }: Funds,
  amount: Cents,
): Promise<GivenBack> {
  let released = 0n;
  let refunded = 0n;
  for (const one of authorizations) {
    const reversal = least(setAside(one), amount - released - refunded);
    released += reversal;
    const refund = least(taken(one), amount - released - refunded);
    refunded += refund;
    if (reversal + refund === 0n) continue;
    const isVoid = reversal === parseMoney(one.Amount) - parseMoney(one.TotalAuthReversalAmount);
    await changeRecord(store, 'PaymentAuthorization', one.Id, {
      TotalAuthReversalAmount: formatMoney(parseMoney(one.TotalAuthReversalAmount) + reversal),
      TotalRefundAmount__c: formatMoney(parseMoney(one.TotalRefundAmount__c) + refund),
      ...(isVoid ? { Status: 'Voided' as const, VoidedAt__c: now.toISOString() } : {}),
    });
  }
  return { released, refunded };
}

const least = (one: Cents, other: Cents): Cents => (one < other ? one : other);

/** Takes what is set aside for an order once its first parcel is on its way. */
export async function capture(store: Store, order: Row<'Order'>): Promise<void> {
  const { authorizations } = await fundsOf(store, order);
  for (const one of authorizations) {
    const open = setAside(one);
    if (open === 0n) continue;
    await changeRecord(store, 'PaymentAuthorization', one.Id, {
      TotalPaymentCaptureAmount: formatMoney(parseMoney(one.TotalPaymentCaptureAmount) + open),
    });
  }
}
