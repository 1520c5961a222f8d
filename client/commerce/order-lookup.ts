import { findOrderSummary } from '#generated/commerce/client.gen.ts';
import { isNotFound } from '../errors/index.ts';
import type { Data, Input } from '../operation.ts';
import type { Platform } from '../platform.ts';

export type OrderLookup = Data<'findOrderSummary'>;

/** What a guest knows of an order, such as the mail address that it was placed with. */
export type OrderProof = NonNullable<Input<'findOrderSummary'>['body']['verification']>;

/** What the answer tells beside its usual fields. */
const FIELDS = ['OrderItemSummary.UnitPrice', 'OrderDeliveryGroupSummary.DeliverToCountry'];

/**
 * The order of a guest who knows its number and proves that it is theirs; null where there is none or the proof does not
 * fit, which the platform does not tell apart (PF-ORDER-05).
 */
export async function lookUpOrder(
  platform: Platform,
  orderSummaryIdOrRefNumber: string,
  verification: OrderProof,
): Promise<OrderLookup | null> {
  try {
    const body = { orderSummaryIdOrRefNumber, verification };
    return await platform.write(
      findOrderSummary,
      { query: { fields: FIELDS, excludeAdjustments: true }, body },
      { safeToRepeat: true },
    );
  } catch (error) {
    if (isNotFound(error)) return null;
    throw error;
  }
}
