import type { components } from '#generated/commerce/types.gen.ts';
import type { RequestContext } from '#mock/apis/dispatch/handler.ts';
import { objects } from '#mock/objects/index.ts';
import type { Row } from '#mock/store/row.ts';
import { labelledFields } from '../../records/labelled-fields.ts';
import { orderAggregates } from './adjustment-aggregates.ts';
import { orderProducts } from './order-products.ts';

type Entry = components['schemas']['OrderSummaryEntry'];

/** What of an order is answered beside its head. */
export interface OrderChoice {
  readonly fields: readonly string[];
  readonly includeAdjustmentDetails?: boolean;
  readonly includeProducts?: boolean;
}
type Summary = Row<'OrderSummary'>;
type Item = Row<'OrderItemSummary'>;

/** Orders as their buyer looks at them; packs are counted without delivery costs. */
export async function orderSummaryEntries(
  context: RequestContext,
  summaries: readonly Summary[],
  { fields, includeAdjustmentDetails, includeProducts }: OrderChoice,
): Promise<Entry[]> {
  const { store, language } = context;
  const items = await store.find('OrderItemSummary', {
    where: { OrderSummaryId: summaries.map(({ Id }) => Id), Product2Id: { ne: null } },
  });
  const byOrder = Map.groupBy(items, ({ OrderSummaryId }) => OrderSummaryId);
  const productOf = await orderProducts(context, includeProducts ? items : []);
  const statuses = objects.OrderSummary.fields.Status.picklist?.values ?? [];
  return summaries.map((summary) => answer(summary, byOrder.get(summary.Id) ?? []));

  function answer(summary: Summary, own: readonly Item[]): Entry {
    const productIds = [...new Set(own.map(({ Product2Id }) => Product2Id))];
    return {
      orderSummaryId: summary.Id,
      orderNumber: summary.OrderNumber,
      originalOrderId: summary.OriginalOrderId,
      accountId: summary.AccountId,
      orderedDate: summary.OrderedDate,
      status: summary.Status,
      statusLabel: statuses.find(({ value }) => value === summary.Status)?.label[language] ?? summary.Status,
      currencyIsoCode: summary.CurrencyIsoCode,
      totalAmount: summary.GrandTotalAmount,
      totalProductCount: packs(own).toFixed(1),
      createdDate: summary.CreatedDate,
      ownerId: summary.OwnerId,
      orderProductTopLevelLineCount: productIds.length,
      adjustmentAggregates: includeAdjustmentDetails ? orderAggregates(summary, own) : null,
      products: includeProducts ? productIds.map(productOf) : [],
      fields: labelledFields('OrderSummary', summary, fields, language),
    };
  }
}

function packs(items: readonly Item[]): number {
  return items.reduce((sum, { Quantity }) => sum + Quantity, 0);
}
