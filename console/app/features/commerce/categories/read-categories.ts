import type { Platform } from '#client/platform.ts';
import { readRows } from '#client/records/query-rows.ts';
import { fullId } from '../../../data/query-text.ts';

/** A category of the shop. */
export interface Category {
  id: string;
  name: string;
  parentId: string | null;
}

/** That a product is in a category, as it is saved. */
export interface Assignment {
  id: string;
  categoryId: string;
  isMain: boolean;
}

/** A product with its categories, and all those that there are. */
export interface ProductCategories {
  product: { id: string; name: string };
  /** In the order in which the shop shows them among their siblings. */
  categories: readonly Category[];
  assignments: readonly Assignment[];
}

interface CategoryRow {
  Id: string;
  Name: string;
  ParentCategoryId: string | null;
}

interface AssignmentRow {
  Id: string;
  ProductCategoryId: string;
  IsPrimaryCategory: boolean;
}

/** Reads all categories and those of a product; undefined where there is no such product. */
export async function readCategories(
  platform: Platform,
  productId: string,
): Promise<ProductCategories | undefined> {
  const id = fullId(productId);
  if (!id) return undefined;
  const [products, categories, assignments] = await Promise.all([
    readRows<{ Id: string; Name: string }>(platform, `SELECT Id, Name FROM Product2 WHERE Id = '${id}'`),
    readRows<CategoryRow>(
      platform,
      'SELECT Id, Name, ParentCategoryId FROM ProductCategory ORDER BY SortOrder, Name',
    ),
    readRows<AssignmentRow>(
      platform,
      `SELECT Id, ProductCategoryId, IsPrimaryCategory FROM ProductCategoryProduct WHERE ProductId = '${id}' ORDER BY CreatedDate, Id`,
    ),
  ]);
  const [product] = products;
  if (!product) return undefined;
  return {
    product: { id: product.Id, name: product.Name },
    categories: categories.map(({ Id, Name, ParentCategoryId }) => ({
      id: Id,
      name: Name,
      parentId: ParentCategoryId,
    })),
    assignments: assignments.map(({ Id, ProductCategoryId, IsPrimaryCategory }) => ({
      id: Id,
      categoryId: ProductCategoryId,
      isMain: IsPrimaryCategory,
    })),
  };
}
