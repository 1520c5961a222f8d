import type { Shop } from '../../platform/shop.server.ts';
import { readListedProducts } from '../product/listed-products.server.ts';
import type { ProductView } from '../product/product-view.ts';
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

/** Forgets the list of this browser. */
export const forgetWishes = (shop: Pick<Shop, 'kept'>): void => keep(shop, []);

/** The products of the list that are still in the range, with today's prices. */
export async function readWishedProducts(shop: Shop): Promise<ProductView[]> {
  const ids = wishesOf(shop);
  return ids.length === 0 ? [] : readListedProducts(shop, { ids });
}
