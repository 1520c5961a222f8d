import type { components } from '#generated/commerce/types.gen.ts';
import type { RequestContext } from '#mock/apis/dispatch/handler.ts';
import { plainFields } from '#mock/model/shoppers/plain-fields.ts';
import { objects } from '#mock/objects/index.ts';
import type { Row } from '#mock/store/row.ts';

type Entry = components['schemas']['OrderSummaryEntry'];
type Summary = Row<'OrderSummary'>;

/** Orders as their buyer looks at them; packs are counted without delivery costs. */
export async function orderSummaryEntries(
  { store, language }: RequestContext,
  summaries: readonly Summary[],
  fields: readonly string[],
): Promise<Entry[]> {
  const items = await store.find('OrderItemSummary', {
    where: { OrderSummaryId: summaries.map(({ Id }) => Id), Product2Id: { ne: null } },
  });
  const byOrder = Map.groupBy(items, ({ OrderSummaryId }) => OrderSummaryId);
  const statuses = objects.OrderSummary.fields.Status.picklist?.values ?? [];
  return summaries.map((summary) => ({
    orderSummaryId: summary.Id,
    orderNumber: summary.OrderNumber,
    originalOrderId: summary.OriginalOrderId,
    accountId: summary.AccountId,
    orderedDate: summary.OrderedDate,
    status: summary.Status,
    statusLabel: statuses.find(({ value }) => value === summary.Status)?.label[language] ?? summary.Status,
    currencyIsoCode: summary.CurrencyIsoCode,
    totalAmount: summary.GrandTotalAmount,
    totalProductCount: packs(byOrder.get(summary.Id) ?? []).toFixed(1),
    fields: plainFields('OrderSummary', summary, fields),
  }));
}

function packs(items: readonly Row<'OrderItemSummary'>[]): number {
  return items.reduce((sum, { Quantity }) => sum + Quantity, 0);
}
