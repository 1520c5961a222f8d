import { getProductChildren as operation } from '#generated/commerce/client.gen.ts';
import type { Handler } from '#mock/apis/dispatch/handler.ts';
import { chosenFields } from '#mock/model/shoppers/plain-fields.ts';
import { requireShopper } from '../buyers/shopper.ts';
import { requireProduct } from '../catalogue/products.ts';
import { pagedRecords } from '../records/paged-records.ts';
import { relatedProducts } from './related-products.ts';

/** A page of what a set holds; a component that is no longer sold keeps its place without its product (PF-PROD-71). */
export const getProductChildren: Handler<'getProductChildren'> = async (input, context) => {
  await requireShopper(context, input);
  const { path, query } = input;
  const fields = query.excludeFields ? [] : chosenFields('Product2', query.fields);
  const product = await requireProduct(context.store, path.productId);
  const chosen = { where: { ParentProductId: product.Id }, sort: 'SequenceAsc' };
  const { rows, totalCount, links } = await pagedRecords(
    context,
    operation,
    input,
    'ProductRelatedComponent',
    chosen,
    'pageToken',
  );
  const products = await relatedProducts(
    context,
    rows.map(({ ChildProductId }) => ChildProductId),
    {
      fields,
      media: query,
      withQuantityRule: !query.excludeQuantityRule,
      withAttributeSets: !query.excludeAttributeSetInfo,
      withSellingModels: query.includeProductSellingModels,
    },
  );
  const items = rows.map(({ ChildProductId, Quantity }) => ({
    defaultQuantity: Quantity.toFixed(1),
    isEntitled: products.has(ChildProductId),
    productInfo: products.get(ChildProductId) ?? null,
  }));
  const { ProductClass: productClass } = product;
  return { status: 200, body: { count: items.length, total: totalCount, productClass, ...links, items } };
};
