import type { RequestContext } from '#mock/apis/dispatch/handler.ts';
import { notFound } from '#mock/engine/errors/not-found.ts';
import { inLanguage } from '#mock/model/translations/in-language.ts';
import { toLongId } from '#mock/store/ids.ts';
import type { Row } from '#mock/store/row.ts';
import type { Store } from '#mock/store/store.ts';

type Product = Row<'Product2'>;

/**
 * One product that shoppers may see.
 *
 * @throws PlatformFault 404, also for a product that is not active
 */
export async function requireProduct(store: Store, productId: string): Promise<Product> {
  const product = await store.get('Product2', toLongId(productId) ?? productId);
  if (!product?.IsActive) throw notFound();
  return product;
}

/** Active products by id, all read at once. */
export async function productsById(
  store: Store,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Product>> {
  const products = await store.find('Product2', { where: { Id: [...new Set(ids)], IsActive: true } });
  return new Map(products.map((product) => [product.Id, product]));
}

/** Active products by stock keeping unit, all read at once. */
export async function productsBySku(
  store: Store,
  skus: readonly string[],
): Promise<ReadonlyMap<string, Product>> {
  const products = await store.find('Product2', {
    where: { StockKeepingUnit: [...new Set(skus)], IsActive: true },
  });
  return new Map(products.map((product) => [product.StockKeepingUnit, product]));
}

/** The active variations that a product stands among; empty for a simple product. */
export async function siblingsOf(
  store: Store,
  product: Product,
  language?: RequestContext['language'],
): Promise<readonly Product[]> {
  return (await familiesOf(store, [product], language))(product);
}

/** The active variations that each of some products stands among, all read at once, in a language if one is given. */
export async function familiesOf(
  store: Store,
  products: readonly Product[],
  language?: RequestContext['language'],
): Promise<(product: Product) => readonly Product[]> {
  const parentIds = [...new Set(products.map(parentIdOf))].filter((id) => id !== null);
  if (parentIds.length === 0) return () => [];
  const stored = await store.find('Product2', {
    where: { VariationParentId: parentIds, IsActive: true },
  });
  const variations = await inLanguage(store, 'Product2', stored, language);
  const families = Map.groupBy(variations, ({ VariationParentId }) => VariationParentId);
  return (product) => families.get(parentIdOf(product)) ?? [];
}

function parentIdOf({ Id, ProductClass, VariationParentId }: Product): string | null {
  return ProductClass === 'VariationParent' ? Id : VariationParentId;
}
