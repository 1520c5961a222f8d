import { findOrderSummary } from '#generated/commerce/client.gen.ts';
import { unlessNone } from '../errors/unless-none.ts';
import type { Data, Input } from '../operation.ts';
import type { Platform } from '../platform.ts';

export type OrderLookup = Data<'findOrderSummary'>;

/** What a guest knows of an order, such as the mail address that it was placed with. */
export type OrderProof = NonNullable<Input<'findOrderSummary'>['body']['verification']>;

/** What the answer tells beside its usual fields. */
const FIELDS = [
  'OrderItemSummary.UnitPrice',
  'OrderItemSummary.QuantityFulfilled',
  'OrderDeliveryGroupSummary.DeliverToCountry',
];

/**
 * The order of a guest who knows its number and proves that it is theirs; null where there is none or the proof does not
 * fit, which the platform does not tell apart (PF-ORDER-05).
 */
export function lookUpOrder(
  platform: Platform,
  orderSummaryIdOrRefNumber: string,
  verification: OrderProof,
): Promise<OrderLookup | null> {
  const body = { orderSummaryIdOrRefNumber, verification };
  const input = { query: { fields: FIELDS, excludeAdjustments: true }, body };
  return unlessNone(platform.write(findOrderSummary, input, { safeToRepeat: true }));
}
