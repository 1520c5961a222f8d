import type { Handler } from '#mock/apis/dispatch/handler.ts';
import { requireBuyer } from '../buyers/buyer.ts';
import { orderSummaryDetail } from './answers/order-summary-detail.ts';
import { requireOrder } from './find-order.ts';

/** One order of the effective account with its deliveries and products. */
export const getOrderSummary: Handler<'getOrderSummary'> = async ({ path, query }, context) => {
  const buyer = await requireBuyer(context, { path, query });
  const summary = await requireOrder(context.store, buyer, path.orderSummaryIdOrRefNumber);
  return { status: 200, body: await orderSummaryDetail(context, summary) };
};
