import type { HandlerInput } from '#mock/apis/dispatch/handler.ts';
import type { Where } from '#mock/store/query/where.ts';
import type { Buyer } from '../buyers/buyer.ts';

type Query = HandlerInput<'getOrderSummaries'>['query'];

/** The orders of an account in a store that a query asks for. */
export function orderFilter({ accountId, userId, webStore }: Buyer, query: Query): Where<'OrderSummary'> {
  const { earliestDate, latestDate, status, orderNumber, ownerScoped } = query;
  return {
    AccountId: accountId,
    SalesStoreId: webStore.Id,
    ...(ownerScoped ? { OwnerId: userId } : {}),
    ...(status === undefined ? {} : { Status: status }),
    ...(orderNumber === undefined ? {} : { OrderNumber: { like: `%${literal(orderNumber)}%` } }),
    ...(earliestDate === undefined && latestDate === undefined
      ? {}
      : {
          OrderedDate: {
            ...(earliestDate === undefined ? {} : { gte: earliestDate }),
            ...(latestDate === undefined ? {} : { lte: latestDate }),
          },
        }),
  };
}

/** Text in which `%` and `_` stand for themselves. */
function literal(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}
