import { getOrderSummaries as operation } from '#generated/commerce/client.gen.ts';
import type { Handler } from '#mock/apis/dispatch/handler.ts';
import { requireBuyer } from '../buyers/buyer.ts';
import { fieldsOf } from '../records/labelled-fields.ts';
import { pagedRecords } from '../records/paged-records.ts';
import { orderAdjustments } from './answers/adjustments.ts';
import { orderSummaryDetail } from './answers/order-summary-detail.ts';
import { orderSummaryEntries } from './answers/order-summary-entry.ts';
import { requireOrder } from './find-order.ts';
import { orderFilter } from './order-filter.ts';

/** A page of what the effective account has ordered (SF-ORDER-01). */
export const getOrderSummaries: Handler<'getOrderSummaries'> = async (input, context) => {
  const { query } = input;
  const buyer = await requireBuyer(context, input);
  const fields = fieldsOf('OrderSummary', query.fields);
  const { rows, totalCount, links } = await pagedRecords(context, operation, input, 'OrderSummary', {
    where: orderFilter(buyer, query),
    sort: query.sortOrder,
  });
  return {
    status: 200,
    body: {
      count: rows.length,
      totalCount,
      sortOrder: query.sortOrder,
      ...links,
      orderSummaries: await orderSummaryEntries(context, rows, { ...query, fields }),
    },
  };
};

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
