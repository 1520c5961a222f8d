import type { components } from '#generated/commerce/types.gen.ts';
import type { RequestContext } from '#mock/apis/dispatch/handler.ts';
import { inLanguage } from '#mock/model/translations/in-language.ts';
import type { Row } from '#mock/store/row.ts';
import { siblingsOf } from '../../catalogue/products.ts';
import { listedAttributeSet } from '../../catalogue/variations.ts';
import { orderProducts } from './order-products.ts';

type OrderItemProduct = components['schemas']['OrderItemProduct'];

/** Answers the products of ordered or sent items as they are today; loaded at once. */
export async function orderItemProducts(
  context: RequestContext,
  items: readonly Pick<Row<'OrderItemSummary'>, 'Product2Id'>[],
): Promise<(productId: string | null) => OrderItemProduct> {
  const productOf = await orderProducts(context, items);
  const attributes = await attributesOf(context, items);
  return (productId) => {
    const { id, variationAttributes: _, ...product } = productOf(productId);
    const productAttributes = (product.canViewProduct && attributes.get(id ?? '')) || null;
    return { productId: id, ...product, productAttributes };
  };
}

type AttributeSet = components['schemas']['ListedAttributeSet'];

/** What tells a variation from its siblings, by product. */
async function attributesOf(
  { store, language }: RequestContext,
  items: readonly Pick<Row<'OrderItemSummary'>, 'Product2Id'>[],
): Promise<ReadonlyMap<string, AttributeSet>> {
  const ids = [...new Set(items.flatMap(({ Product2Id }) => Product2Id ?? []))];
  const attributes = new Map<string, AttributeSet>();
  for (const product of await inLanguage(store, 'Product2', await store.getMany('Product2', ids), language)) {
    if (product.ProductClass !== 'Variation') continue;
    const siblings = await siblingsOf(store, product, language);
    attributes.set(product.Id, listedAttributeSet(product, siblings, language));
  }
  return attributes;
}
