import { getProductCategory, getProductCategoryPath } from '#generated/commerce/client.gen.ts';
import type { Shop } from '../../platform/shop.server.ts';
import type { Crumb } from '../shell/Breadcrumbs.tsx';
import { readChildren } from '../shell/navigation.server.ts';
import type { NavigationCategory } from '../shell/shell-data.ts';
import { type CategoryStep, categoryPath } from './category-address.ts';

/** A category page without its products. */
export interface CategoryView {
  id: string;
  name: string;
  /** Its address in the shop, in German. */
  path: string;
  description: string | undefined;
  children: NavigationCategory[];
  crumbs: Crumb[];
}

/** A category with the way to it and what lies below it. */
export async function readCategory(shop: Shop, categoryId: string): Promise<CategoryView> {
  const path = { productCategoryId: categoryId };
  const [category, { path: steps }] = await Promise.all([
    shop.platform.read(getProductCategory, { path, query: { excludeMedia: true } }),
    shop.platform.read(getProductCategoryPath, { path }),
  ]);
  const name = category.fields?.Name ?? category.id;
  const way = wayOf(steps);
  return {
    id: category.id,
    name,
    path: categoryPath(way.length > 0 ? way : [category]),
    description: category.fields?.Description ?? undefined,
    children: await readChildren(shop, way.length > 0 ? way : [category]),
    crumbs: crumbsOf(steps.slice(0, -1)).concat({ label: name }),
  };
}

/** What the platform tells of each category on a way. */
interface Step {
  id: string;
  name: string;
  urlSlug?: string | null;
}

const wayOf = (steps: readonly Step[]): CategoryStep[] =>
  steps.map(({ id, urlSlug }) => ({ id, urlName: urlSlug }));

/** The steps of a category path as breadcrumbs. */
export function crumbsOf(steps: readonly Step[]): Crumb[] {
  const way = wayOf(steps);
  return steps.map(({ name }, place) => ({ label: name, to: categoryPath(way.slice(0, place + 1)) }));
}
