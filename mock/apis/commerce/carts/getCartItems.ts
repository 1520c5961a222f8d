import { getCartItems as operation } from '#generated/commerce/client.gen.ts';
import { getCartItemsLimits as limits } from '#generated/commerce/constants.gen.ts';
import type { Handler } from '#mock/apis/dispatch/handler.ts';
import { requireBuyer } from '../buyers/buyer.ts';
import { fillPath } from './fill-path.ts';
import { pageNumberOf } from './paging.ts';
import { readItemPage } from './read-item-page.ts';

/** A page of the cart's items (SF-ITEM-04); a page token wins over a page number. */
export const getCartItems: Handler<'getCartItems'> = async ({ path, query }, context) => {
  const buyer = await requireBuyer(context, { path, query });
  const body = await readItemPage(context, buyer, path.cartStateOrId, {
    language: context.language,
    productFields: query.productFields,
    sort: query.sort ?? limits.sort.default,
    pageNumber: pageNumberOf(query),
    pageSize: query.pageSize ?? limits.pageSize.default,
    includePromotions: query.includePromotions ?? limits.includePromotions.default,
    includeCoupons: query.includeCoupons ?? limits.includeCoupons.default,
    path: fillPath(operation.path, path),
    repeated: query.productFields ? { productFields: query.productFields.join(',') } : {},
  });
  return { status: 200, body };
};
