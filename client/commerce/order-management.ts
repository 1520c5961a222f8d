import {
  calculateOrderCancel,
  calculateOrderReturn,
  startOrderConfirmation,
  startOrderRefunds,
  submitOrderCancel,
  submitOrderReturn,
} from '#generated/commerce/client.gen.ts';
import { getQuery } from '#generated/platform/client.gen.ts';
import type { Data, Input } from '../operation.ts';
import type { Platform } from '../platform.ts';
import { notifyRecordsChanged } from '../records/notify.ts';
import { ONCE } from './idempotency-key.ts';

export type ChangeKind = 'Cancel' | 'Return';
export type ChangeItem = Input<'submitOrderCancel'>['body']['changeItems'][number];
type ChangeBalances = Data<'calculateOrderCancel'>['changeBalances'];

/** An order that has been placed, by its own id and that of its summary. */
export interface PlacedOrder {
  readonly orderId: string;
  readonly orderSummaryId: string;
}

/** Packs that are cancelled or taken back. */
export interface OrderChange {
  readonly kind: ChangeKind;
  readonly changeItems: ChangeItem[];
  /** Of packs that are taken back: whether they are sold again. */
  readonly isRestocked: boolean;
}

const keyed = (key: string) => ({ headers: { 'Idempotency-Key': key } });

/**
 * What a change would take off an order; amounts are decimal text, zero or below. It writes nothing.
 *
 * @throws FetchError 400 for more packs than there are, with the reason
 */
export async function calculateOrderChange(
  platform: Platform,
  { orderSummaryId }: PlacedOrder,
  { kind, changeItems, isRestocked }: OrderChange,
): Promise<ChangeBalances> {
  const path = { orderSummaryId };
  const { changeBalances } =
    kind === 'Cancel'
      ? await platform.write(calculateOrderCancel, { path, body: { changeItems } }, ONCE)
      : await platform.write(calculateOrderReturn, { path, body: { changeItems, isRestocked } }, ONCE);
  return changeBalances;
}

/**
 * Cancels packs or takes them back, at most once for a key.
 *
 * @throws FetchError 400 for more packs than there are, with the reason
 */
export async function submitOrderChange(
  platform: Platform,
  order: PlacedOrder,
  { kind, changeItems, isRestocked }: OrderChange,
  key: string,
): Promise<ChangeBalances> {
  const { orderSummaryId } = order;
  const sent = { path: { orderSummaryId }, ...keyed(key) };
  const { changeBalances } =
    kind === 'Cancel'
      ? await platform.write(submitOrderCancel, { ...sent, body: { changeItems } }, ONCE)
      : await platform.write(submitOrderReturn, { ...sent, body: { changeItems, isRestocked } }, ONCE);
  await refreshOrder(platform, order);
  return changeBalances;
}

/**
 * Gives back an amount that was paid beyond the total of an order, at most once for a key.
 *
 * @param excessFundsAmount decimal text with at most two decimals
 * @throws FetchError 400 where there is not as much to give back, with the reason
 */
export async function refundOrder(
  platform: Platform,
  order: PlacedOrder,
  excessFundsAmount: string,
  key: string,
): Promise<void> {
  const { orderSummaryId } = order;
  const sent = { path: { orderSummaryId }, ...keyed(key), body: { excessFundsAmount } };
  await platform.write(startOrderRefunds, sent, ONCE);
  await refreshOrder(platform, order);
}

/**
 * Sends the confirmation of an order again, and answers where it went.
 *
 * @throws FetchError 400 for an order without a mail address
 */
export async function confirmOrderAgain(platform: Platform, orderId: string): Promise<string> {
  const [sent] = await platform.write(startOrderConfirmation, { body: { inputs: [{ orderId }] } });
  await notifyRecordsChanged(platform, [orderId]);
  return sent?.outputValues?.toAddress ?? '';
}

/** Marks as stale what shows an order. */
async function refreshOrder(platform: Platform, { orderId, orderSummaryId }: PlacedOrder): Promise<void> {
  await Promise.all([
    notifyRecordsChanged(platform, [orderId, orderSummaryId]),
    platform.invalidate(getQuery),
  ]);
}
