import type { Handler, HandlerInput } from '#mock/apis/dispatch/handler.ts';
import { PlatformFault } from '#mock/engine/errors/platform-fault.ts';
import { requireBuyer } from '../buyers/buyer.ts';
import { orderToken } from '../orders/access-tokens.ts';
import { orderLookup } from '../orders/answers/order-lookup.ts';
import { countingGuesses } from '../orders/counted-proof.ts';
import { findOrder } from '../orders/find-order.ts';
import { isVerified, requireProvenOrder } from '../orders/proven-order.ts';

type Excluded = NonNullable<HandlerInput<'getOrderSummaryLookup'>['query']['excludeParameters']>;

/** An order with all that belongs to it, for the account, the guest's session or a token (PF-ORDER-06). */
export const getOrderSummaryLookup: Handler<'getOrderSummaryLookup'> = async ({ path, query }, context) => {
  const buyer = await requireBuyer(context, { path, query });
  const summary = await requireProvenOrder(context, buyer, query);
  const { fields, deliveryGroupId, excludeParameters: excluded = [] } = query;
  return { status: 200, body: await orderLookup(context, summary, { fields, deliveryGroupId, excluded }) };
};

/** The same for a guest who knows the order (PF-ORDER-05). */
export const findOrderSummary = countingGuesses<'findOrderSummary'>(
  ({ body }) => body,
  async ({ path, query, body }, context) => {
    const buyer = await requireBuyer(context, { path, query });
    const summary = await requireProvenOrder(context, buyer, body);
    const { fields, deliveryGroupId } = query;
    const choice = { fields, deliveryGroupId, excluded: excludedBy(query) };
    return { status: 200, body: await orderLookup(context, summary, choice) };
  },
);

function excludedBy(query: HandlerInput<'findOrderSummary'>['query']): Excluded {
  const asked = {
    AdjustmentAggregates: query.excludeAdjustmentAggregates,
    Adjustments: query.excludeAdjustments,
    DeliveryGroups: query.excludeDeliveryGroups,
    LineItems: query.excludeLineItems,
    Payments: query.excludePayments,
  };
  return (Object.keys(asked) as Excluded).filter((name) => asked[name]);
}

/** A token that opens one order for a guest who knows it (PF-ORDER-07). */
export const createOrderAccessToken = countingGuesses<'createOrderAccessToken'>(
  ({ body: { orderSummaryRefNumber, ...verification } }) => ({
    orderSummaryIdOrRefNumber: orderSummaryRefNumber,
    verification,
  }),
  async ({ path, query, body }, context) => {
    const { webStore } = await requireBuyer(context, { path, query });
    const { orderSummaryRefNumber, ...verification } = body;
    const summary = await findOrder(context.store, orderSummaryRefNumber);
    const isOpen =
      summary?.SalesStoreId === webStore.Id && (await isVerified(context, summary, verification));
    if (!isOpen) throw new PlatformFault(404, 'NOT_FOUND', 'The requested resource does not exist');
    return { status: 200, body: { accessToken: orderToken(summary.Id, context.now) } };
  },
);
