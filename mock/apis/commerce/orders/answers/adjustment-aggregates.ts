import type { components } from '#generated/commerce/types.gen.ts';
import type { Row } from '#mock/store/row.ts';
import { formatMoney, parseMoney, sumCents } from '../../money/cents.ts';

/** What promotions took off an order: a free delivery is less to pay for it, not an amount of its own. */
export function orderAggregates(
  { TotalAdjustmentAmount }: Row<'OrderSummary'>,
  items: readonly Row<'OrderItemSummary'>[],
): components['schemas']['OrderAdjustmentAggregates'] {
  const total = parseMoney(TotalAdjustmentAmount);
  const lines = sumCents(items.map((item) => parseMoney(item.TotalAdjustmentAmount)));
  return {
    available: true,
    status: null,
    totalProductPromotionLineAmount: formatMoney(lines),
    totalProductPromotionDistAmount: formatMoney(total - lines),
    totalProductPromotionTotalAmount: formatMoney(total),
    totalDeliveryPromotionLineAmount: formatMoney(0n),
    totalDeliveryPromotionDistAmount: formatMoney(0n),
    totalDeliveryPromotionTotalAmount: formatMoney(0n),
  };
}
