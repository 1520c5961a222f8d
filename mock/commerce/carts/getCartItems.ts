import { getCartItems as operation } from '#generated/commerce/client.gen.ts';
import type { Handler } from '#mock/dispatch/handler.ts';
import { requireBuyer } from '../buyers/buyer.ts';
import { fillPath } from './fill-path.ts';
import { pageNumberOf } from './paging.ts';
import { readItemPage } from './read-item-page.ts';

/** A page of the cart's items (storefront.md §7); a page token wins over a page number. */
export const getCartItems: Handler<'getCartItems'> = async ({ path, query }, context) => {
  const buyer = await requireBuyer(context, { path, query });
  const body = await readItemPage(context, buyer, path.cartStateOrId, {
    language: context.language,
    productFields: query.productFields,
    sort: query.sort ?? 'CreatedDateDesc',
    pageNumber: pageNumberOf(query),
    pageSize: query.pageSize ?? 25,
    includePromotions: query.includePromotions ?? false,
    includeCoupons: query.includeCoupons ?? false,
    path: fillPath(operation.path, path),
    repeated: query.productFields ? { productFields: query.productFields.join(',') } : {},
  });
  return { status: 200, body };
};
