import type { components } from '#generated/commerce/types.gen.ts';
import type { RequestContext } from '#mock/apis/dispatch/handler.ts';
import { inLanguage } from '#mock/model/translations/in-language.ts';
import type { Row } from '#mock/store/row.ts';
import { loadProductPictures, productPicture } from '../../catalogue/product-pictures.ts';
import { labelledFields } from '../../records/labelled-fields.ts';

type OrderProduct = components['schemas']['OrderProduct'];

/** Answers what the products of orders are today, with the fields asked for; loaded at once. */
export async function orderProducts(
  { store, language }: RequestContext,
  items: readonly Pick<Row<'OrderItemSummary'>, 'Product2Id'>[],
  fields: readonly string[] = [],
): Promise<(productId: string | null) => OrderProduct> {
  const ids = [...new Set(items.flatMap(({ Product2Id }) => Product2Id ?? []))];
  const products = await inLanguage(store, 'Product2', await store.getMany('Product2', ids), language);
  const pictures = await loadProductPictures(store, ids, language);
  return (productId) => {
    const product = products.find(({ Id }) => Id === productId);
    if (!product?.IsActive) return gone(productId);
    return {
      id: product.Id,
      canViewProduct: true,
      errorCode: null,
      errorMessage: null,
      fields: labelledFields('Product2', product, fields, language),
      media: productPicture(pictures, product),
      variationAttributes: {},
    };
  };
}

function gone(id: string | null): OrderProduct {
  const errorMessage = 'The requested resource does not exist';
  const error = { canViewProduct: false, errorCode: 'NOT_FOUND', errorMessage };
  return { id, ...error, fields: {}, media: null, variationAttributes: {} };
}
