import type { RequestContext } from '#mock/apis/dispatch/handler.ts';
import type { Row } from '#mock/store/row.ts';
import { withFreeStock } from '../reservations/held-stock.ts';

/** Those of some products that can be ordered at this moment, beside what carts hold of them. */
export async function availableNow(
  context: Pick<RequestContext, 'store' | 'now' | 'isSoldOut'>,
  productIds: readonly string[],
): Promise<Row<'Product2'>[]> {
  if (context.isSoldOut) return [];
  const products = await withFreeStock(context, await context.store.getMany('Product2', productIds));
  return products.filter(({ IsActive, AvailableToOrder__c }) => IsActive && AvailableToOrder__c > 0);
}
