import { readPrices } from '#client/commerce/prices.ts';
import { getProducts } from '#generated/commerce/client.gen.ts';
import type { Shop } from '../../platform/shop.server.ts';
import { productFields, valuesOf } from './product-fields.ts';
import type { ProductView } from './product-view.ts';
import { toProductView } from './to-product-view.ts';

/** Products by id or by article number that are in the range, with today's prices. */
export async function readListedProducts(
  shop: Shop,
  named: { ids: string[] } | { skus: string[] },
): Promise<ProductView[]> {
  const mapping = shop.settings.fields;
  const query = {
    ...named,
    fields: productFields(mapping),
    includeQuantityRule: true,
    includeAttributeSetInfo: true,
  };
  const listed = shop.platform.read(getProducts, { query });
  const ids = 'ids' in named ? named.ids : (await listed).products.flatMap(({ id }) => id ?? []);
  const [{ products }, prices] = await Promise.all([
    listed,
    readPrices(shop.platform, ids).catch(() => new Map()),
  ]);
  return products.flatMap((product) =>
    product.success && product.id
      ? toProductView({
          id: product.id,
          name: product.name,
          productClass: product.productClass,
          values: { StockKeepingUnit: product.sku, ...valuesOf(mapping, product.fields) },
          image: product.defaultImage,
          variation: product.variationAttributeSet?.attributes?.map(({ value }) => value),
          purchaseQuantityRule: product.purchaseQuantityRule,
          price: prices.get(product.id),
        })
      : [],
  );
}
