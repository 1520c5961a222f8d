import { getProductCategory, getProductCategoryPath } from '#generated/commerce/client.gen.ts';
import type { Shop } from '../../platform/shop.server.ts';
import type { Crumb } from '../shell/Breadcrumbs.tsx';
import { readChildren } from '../shell/navigation.server.ts';
import type { NavigationCategory } from '../shell/shell-data.ts';

/** A category page without its products. */
export interface CategoryView {
  id: string;
  name: string;
  description: string | undefined;
  children: NavigationCategory[];
  crumbs: Crumb[];
}

/** A category with the way to it and what lies below it. */
export async function readCategory(shop: Shop, categoryId: string): Promise<CategoryView> {
  const path = { productCategoryId: categoryId };
  const [category, { path: steps }, children] = await Promise.all([
    shop.platform.read(getProductCategory, { path, query: { excludeMedia: true } }),
    shop.platform.read(getProductCategoryPath, { path }),
    readChildren(shop, categoryId),
  ]);
  const name = category.fields?.Name ?? category.id;
  return {
    id: category.id,
    name,
    description: category.fields?.Description ?? undefined,
    children,
    crumbs: steps.map((step) => (step.id === category.id ? { label: name } : crumbOf(step))),
  };
}

/** One step of a category path as a breadcrumb. */
export function crumbOf({ id, name }: { id: string; name: string }): Crumb {
  return { label: name, to: `/category/detail/${id}` };
}
