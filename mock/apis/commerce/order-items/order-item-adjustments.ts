import { getOrderSummaries } from '#generated/commerce/client.gen.ts';
import type { Handler } from '#mock/apis/dispatch/handler.ts';
import { PlatformFault } from '#mock/engine/errors/platform-fault.ts';
import { platformPath } from '#mock/model/metadata/platform-path.ts';
import { toLongId } from '#mock/store/ids.ts';
import { requireBuyer } from '../buyers/buyer.ts';
import { orderAdjustments } from '../orders/answers/adjustments.ts';
import { requireOrder } from '../orders/find-order.ts';

/** What promotions took off lines of an order; 404 for a line of another order (PF-ORDER-09). */
export const getOrderItemAdjustments: Handler<'getOrderItemAdjustments'> = async (input, context) => {
  const { path, body } = input;
  const { store } = context;
  const buyer = await requireBuyer(context, input);
  const summary = await requireOrder(store, buyer, path.orderSummaryIdOrRefNumber);
  const ids = body.orderItemSummaries.map(({ orderItemSummaryId: id }) => toLongId(id) ?? id);
  const items = await store.find('OrderItemSummary', { where: { OrderSummaryId: summary.Id, Id: ids } });
  if (items.length < new Set(ids).size)
    throw new PlatformFault(404, 'NOT_FOUND', 'The requested resource does not exist');
  const all = await orderAdjustments(store, summary);
  const orderItemSummaries = Object.fromEntries(
    items.map(({ Id, Product2Id }) => {
      const own = all.filter(({ productId }) => productId !== null && productId === Product2Id);
      return [Id, { adjustments: own.map(({ answer }) => answer) }];
    }),
  );
  return { status: 200, body: { orderItemSummaries } };
};

/** Where the sums of orders are read; they are always there, so that nothing has to be waited for (PF-ORDER-09). */
export const startOrderAdjustmentAggregates: Handler<'startOrderAdjustmentAggregates'> = async (
  { path, body },
  context,
) => {
  const buyer = await requireBuyer(context, { path, query: {} });
  for (const id of body.orderSummaryIds) await requireOrder(context.store, buyer, id);
  const statusURL = `${platformPath(getOrderSummaries, path)}?includeAdjustmentDetails=true`;
  return { status: 200, body: { statusURL } };
};
