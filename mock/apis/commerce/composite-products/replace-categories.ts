import { PlatformFault } from '#mock/engine/errors/platform-fault.ts';
import { toLongId } from '#mock/store/ids.ts';
import type { Row } from '#mock/store/row.ts';
import type { Store } from '#mock/store/store.ts';

/**
 * Puts a product into these categories alone, the first one being the main one.
 *
 * @throws PlatformFault 400 for a category that the store's catalogue does not have
 */
export async function replaceCategories(
  store: Store,
  { CatalogId__c }: Row<'WebStore'>,
  ProductId: string,
  categoryIds: readonly string[],
): Promise<void> {
  const ids = [...new Set(categoryIds.map((id) => toLongId(id) ?? id))];
  const known = await store.getMany('ProductCategory', ids);
  const ours = new Set(known.filter(({ CatalogId }) => CatalogId === CatalogId__c).map(({ Id }) => Id));
  const unknown = ids.find((id) => !ours.has(id));
  if (unknown !== undefined)
    throw new PlatformFault(400, 'INVALID_INPUT', `categoryIds: there is no category ${unknown}.`);
  await store.deleteWhere('ProductCategoryProduct', { ProductId });
  await store.insertMany(
    'ProductCategoryProduct',
    ids.map((ProductCategoryId, at) => ({ ProductCategoryId, ProductId, IsPrimaryCategory: at === 0 })),
  );
}
