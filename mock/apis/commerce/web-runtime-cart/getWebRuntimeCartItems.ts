import { getWebRuntimeCartItems as operation } from '#generated/commerce/client.gen.ts';
import { getCartItemsLimits, getWebRuntimeCartItemsLimits } from '#generated/commerce/constants.gen.ts';
import type { Handler } from '#mock/apis/dispatch/handler.ts';
import { requireBuyer } from '../buyers/buyer.ts';
import { fillPath } from '../carts/fill-path.ts';
import { readItemPage } from '../carts/read-item-page.ts';

const { pageNumber, pageSize } = getWebRuntimeCartItemsLimits;

/** A page of the current cart's items (SF-ITEM-05). */
export const getWebRuntimeCartItems: Handler<'getWebRuntimeCartItems'> = async ({ path, query }, context) => {
  const buyer = await requireBuyer(context, { path, query });
  const body = await readItemPage(context, buyer, 'current', {
    language: context.language,
    productFields: query.productFields,
    sort: getCartItemsLimits.sort.default,
    pageNumber: query.pageNumber ?? pageNumber.default,
    pageSize: query.pageSize ?? pageSize.default,
    path: fillPath(operation.path, path),
  });
  return { status: 200, body };
};
