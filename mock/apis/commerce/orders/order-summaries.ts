import { getOrderSummaries as operation } from '#generated/commerce/client.gen.ts';
import type { Handler } from '#mock/apis/dispatch/handler.ts';
import { platformPath } from '#mock/model/metadata/platform-path.ts';
import { requireBuyer } from '../buyers/buyer.ts';
import { pageLinks, pageNumberOf } from '../carts/paging.ts';
import { fieldsOf } from '../records/labelled-fields.ts';
import { orderAdjustments } from './answers/adjustments.ts';
import { orderSummaryDetail } from './answers/order-summary-detail.ts';
import { orderSummaryEntries } from './answers/order-summary-entry.ts';
import { requireOrder } from './find-order.ts';
import { orderFilter, orderSort } from './order-filter.ts';

/** A page of what the effective account has ordered (SF-ORDER-01). */
export const getOrderSummaries: Handler<'getOrderSummaries'> = async ({ path, query }, context) => {
  const { store } = context;
  const buyer = await requireBuyer(context, { path, query });
  const fields = fieldsOf('OrderSummary', query.fields);
  const where = orderFilter(buyer, query);
  const currentPage = pageNumberOf({ page: query.pageToken ?? query.page });
  const totalCount = await store.count('OrderSummary', where);
  const summaries = await store.find('OrderSummary', {
    where,
    orderBy: orderSort(query.sortOrder),
    limit: query.pageSize,
    offset: (currentPage - 1) * query.pageSize,
  });
  const { page: _, pageToken: __, ...repeated } = query;
  const address = (page: number) =>
    `${platformPath(operation, path)}?${new URLSearchParams({ ...asText(repeated), page: String(page) })}`;
  return {
    status: 200,
    body: {
      count: summaries.length,
      totalCount,
      sortOrder: query.sortOrder,
      ...pageLinks({ currentPage, totalPages: Math.ceil(totalCount / query.pageSize) }, address),
      orderSummaries: await orderSummaryEntries(context, summaries, { ...query, fields }),
    },
  };
};

function asText(query: Readonly<Record<string, unknown>>): Record<string, string> {
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given.map(([name, value]) => [name, String(value)]));
}

/** One order of the effective account with its deliveries and products. */
export const getOrderSummary: Handler<'getOrderSummary'> = async ({ path, query }, context) => {
  const buyer = await requireBuyer(context, { path, query });
  const summary = await requireOrder(context.store, buyer, path.orderSummaryIdOrRefNumber);
  const fields = fieldsOf('OrderSummary', query.fields);
  return { status: 200, body: await orderSummaryDetail(context, summary, { ...query, fields }) };
};

/** What promotions took off an order of the account (PF-ORDER-08). */
export const getOrderAdjustments: Handler<'getOrderAdjustments'> = async ({ path, query }, context) => {
  const buyer = await requireBuyer(context, { path, query });
  const summary = await requireOrder(context.store, buyer, path.orderSummaryIdOrRefNumber);
  const adjustments = await orderAdjustments(context.store, summary);
  return { status: 200, body: { adjustments: adjustments.map(({ answer }) => answer) } };
};
