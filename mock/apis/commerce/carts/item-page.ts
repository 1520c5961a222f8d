import { getCartItems as operation } from '#generated/commerce/client.gen.ts';
import { getCartItemsLimits as limits } from '#generated/commerce/constants.gen.ts';
import type { HandlerInput, Language } from '#mock/apis/dispatch/handler.ts';
import { platformPath } from '#mock/model/metadata/platform-path.ts';
import type { ItemPage } from './answers/cart-item-collection.ts';

type Input = HandlerInput<'getCartItems'>;

/** Which page of a cart's items a request asks for, by its parameters and their defaults. */
export function itemPage(
  { webstoreId, cartStateOrId }: Input['path'],
  query: Pick<Input['query'], 'productFields' | 'sort' | 'pageNumber' | 'pageSize'>,
  language: Language,
): ItemPage {
  return {
    language,
    productFields: query.productFields,
    sort: query.sort ?? limits.sort.default,
    pageNumber: query.pageNumber ?? limits.pageNumber.default,
    pageSize: query.pageSize ?? limits.pageSize.default,
    path: platformPath(operation, { webstoreId, cartStateOrId }),
    repeated: query.productFields ? { productFields: query.productFields.join(',') } : {},
  };
}
