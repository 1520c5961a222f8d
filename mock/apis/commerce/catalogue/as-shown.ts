import type { RequestContext } from '#mock/apis/dispatch/handler.ts';
import { inLanguage } from '#mock/model/translations/in-language.ts';
import type { Row } from '#mock/store/row.ts';
import { withFreeStock } from '../reservations/held-stock.ts';

/**
 * Products as shoppers see them before they have them in the cart: in the language of the request, and without the packs
 * that carts hold at this moment.
 */
export async function asShown(
  context: Pick<RequestContext, 'store' | 'now' | 'language'>,
  products: readonly Row<'Product2'>[],
): Promise<Row<'Product2'>[]> {
  return inLanguage(context.store, 'Product2', await withFreeStock(context, products), context.language);
}
