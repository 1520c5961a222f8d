import { getProductCategoryChildren } from '#generated/commerce/client.gen.ts';
import type { Shop } from '../../platform/shop.server.ts';
import { type CategoryStep, categoryPath } from '../product-list/category-address.ts';
import type { NavigationCategory } from './shell-data.ts';

/** The two upper levels of the category tree, in the order of the platform. */
export async function readNavigation(shop: Shop): Promise<NavigationCategory[]> {
  const top = await readSteps(shop);
  return Promise.all(
    top.map(async ({ step, ...category }) => ({ ...category, children: await readChildren(shop, [step]) })),
  );
}

/** The categories below the last one of a way, or those at the top. */
export async function readChildren(
  shop: Shop,
  way: readonly CategoryStep[] = [],
): Promise<NavigationCategory[]> {
  return (await readSteps(shop, way)).map(({ step: _, ...category }) => category);
}

async function readSteps({ platform }: Shop, way: readonly CategoryStep[] = []) {
  const parent = way.at(-1);
  const query = {
    fields: ['Name'],
    excludeMedia: true,
    ...(parent ? { parentProductCategoryId: parent.id } : {}),
  };
  const { productCategories } = await platform.read(getProductCategoryChildren, { query });
  return productCategories.map(({ id, urlName, fields }) => {
    const step = { id, urlName };
    return { id, name: fields?.Name ?? id, path: categoryPath([...way, step]), children: [], step };
  });
}
