import { readPrices } from '#client/commerce/prices.ts';
import { getProducts } from '#generated/commerce/client.gen.ts';
import type { Shop } from '../../platform/shop.server.ts';
import { type ProductValues, productFields } from '../product/product-fields.ts';
import type { ProductView } from '../product/product-view.ts';
import { toProductView } from '../product/to-product-view.ts';
import { readWishes, withWish, writeWishes } from './wish-list.ts';

const key = 'wishList';

/** Ids of the products on this browser's wish list. */
export function wishesOf({ kept }: Pick<Shop, 'kept'>): string[] {
  return readWishes(kept.getItem(key));
}

/** Puts a product on the list, or takes it off. */
export function changeWish(shop: Pick<Shop, 'kept'>, productId: string, isWanted: boolean): void {
  const ids = wishesOf(shop);
  keep(shop, isWanted ? withWish(ids, productId) : ids.filter((id) => id !== productId));
}

function keep({ kept }: Pick<Shop, 'kept'>, ids: readonly string[]): void {
  if (ids.length > 0) kept.setItem(key, writeWishes(ids));
  else kept.removeItem(key);
}

/** The products of the list that are still in the range, with today's prices. */
export async function readWishedProducts(shop: Shop): Promise<ProductView[]> {
  const ids = wishesOf(shop);
  if (ids.length === 0) return [];
  const [{ products }, prices] = await Promise.all([
    shop.platform.read(getProducts, { query: { ids, fields: [...productFields] } }),
    readPrices(shop.platform, ids).catch(() => new Map()),
  ]);
  return products.flatMap((product) =>
    product.success && product.id
      ? toProductView({
          id: product.id,
          name: product.name,
          productClass: product.productClass,
          values: (product.fields ?? {}) as ProductValues,
          image: product.defaultImage,
          price: prices.get(product.id),
        })
      : [],
  );
}
