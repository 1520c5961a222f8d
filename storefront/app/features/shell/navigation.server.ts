import { getProductCategoryChildren } from '#generated/commerce/client.gen.ts';
import type { Shop } from '../../platform/shop.server.ts';
import type { NavigationCategory } from './shell-data.ts';

/** The two upper levels of the category tree, in the order of the platform. */
export async function readNavigation(shop: Shop): Promise<NavigationCategory[]> {
  const top = await readChildren(shop);
  return Promise.all(
    top.map(async (category) => ({ ...category, children: await readChildren(shop, category.id) })),
  );
}

/** The categories below one, or those at the top. */
export async function readChildren({ platform }: Shop, parentId?: string): Promise<NavigationCategory[]> {
  const query = {
    fields: ['Name'],
    excludeMedia: true,
    ...(parentId ? { parentProductCategoryId: parentId } : {}),
  };
  const { productCategories } = await platform.read(getProductCategoryChildren, { query });
  return productCategories.map(({ id, fields }) => ({ id, name: fields?.Name ?? id, children: [] }));
}
