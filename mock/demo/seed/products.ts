import { makeId } from '../../store/ids.ts';
import type { Insert } from '../../store/row.ts';
import { brandCategoryKey } from '../catalogue/categories.ts';
import type { CatalogueLine, CataloguePack } from '../catalogue/products.ts';
import type { CategoryIds } from './categories.ts';
import { euro } from './money.ts';
import { packRecord, parentRecord, translationRecords } from './product-records.ts';
import type { SeedContext } from './steps.ts';
import { COMPARISON_PRICEBOOK_ID, PRACTICE_PRICEBOOK_ID, SALE_PRICEBOOK_ID } from './well-known-ids.ts';

/** A pack as it is stored, for prices and orders. */
export interface SeededProduct {
  id: string;
  /** The product that it is a variation of; null for a line with one pack only. */
  parentId: string | null;
  entry: CatalogueLine;
  pack: CataloguePack;
}

/** The objects that grow with the catalogue. */
export const PRODUCT_OBJECTS = [
  'Product2',
  'Product2DataTranslation',
  'ProductCategoryProduct',
  'PricebookEntry',
  'ProductMedia',
] as const;

/** Parents get the numbers from here on, packs those from one: the first packs of the tables keep short ids. */
const firstParent = 50_000;

/** Who says by which ids products are known: the seed, by short ones that stay the same, or the store. */
type Ids = 'chosen' | 'assigned';

/** Writes products with their variations, their categories and their prices. */
export async function seedProducts(
  { store }: SeedContext,
  lines: CatalogueLine[],
  categoryIds: CategoryIds,
  ids: Ids = 'chosen',
): Promise<SeededProduct[]> {
  const idOf = (number: number): { Id?: string } => (ids === 'chosen' ? { Id: makeId('01t', number) } : {});
  const families = lines.filter(({ packs }) => packs.length > 1);
  const parentIds = await store.insertMany(
    'Product2',
    families.map((entry, index) => ({ ...idOf(firstParent + index), ...parentRecord(entry) })),
  );
  const parentOf = new Map(families.map((entry, index) => [entry, parentIds[index] ?? null]));
  const packs = lines.flatMap((entry) => entry.packs.map((pack) => ({ entry, pack })));
  const packIds = await store.insertMany(
    'Product2',
    packs.map(({ entry, pack }, index) => ({
      ...idOf(index + 1),
      ...packRecord(entry, pack, parentOf.get(entry) ?? null),
    })),
  );
  const products = packs.map((pack, index) => ({
    id: packIds[index] ?? '',
    parentId: parentOf.get(pack.entry) ?? null,
    ...pack,
  }));
  await store.insertMany('Product2DataTranslation', [
    ...families.flatMap((entry) => translationRecords(entry, parentOf.get(entry) ?? '')),
    ...products.flatMap(({ id, entry, pack }) => translationRecords(entry, id, pack)),
  ]);
  await store.insertMany('ProductCategoryProduct', [
    ...families.flatMap((entry) => categoryRecords(entry, parentOf.get(entry) ?? '', categoryIds)),
    ...products.flatMap(({ id, entry }) => categoryRecords(entry, id, categoryIds)),
  ]);
  await store.insertMany('PricebookEntry', products.flatMap(priceRecords));
  return products;
}

function categoryRecords(
  { line }: CatalogueLine,
  productId: string,
  categoryIds: CategoryIds,
): Insert<'ProductCategoryProduct'>[] {
  return [...line.categories, brandCategoryKey(line.brand)].map((key, index) => {
    const categoryId = categoryIds.get(key);
    if (!categoryId) throw new Error(`[${line.title}] is in the category "${key}", which does not exist`);
    return { ProductCategoryId: categoryId, ProductId: productId, IsPrimaryCategory: index === 0 };
  });
}

/** The sale price, the comparison price where one may be shown, and the agreed price of practices. */
function priceRecords({ id, entry, pack }: SeededProduct): Insert<'PricebookEntry'>[] {
  const { list, sale } = pack.prices;
  const { regulatoryClass } = entry.line;
  const prices: [string, number][] = [[SALE_PRICEBOOK_ID, sale]];
  if (regulatoryClass !== 'verschreibungspflichtig') prices.push([COMPARISON_PRICEBOOK_ID, list]);
  if (regulatoryClass === 'Medizinprodukt') prices.push([PRACTICE_PRICEBOOK_ID, Math.round(sale * 0.9)]);
  return prices.map(([book, cents]) => ({
    Product2Id: id,
    Pricebook2Id: book,
    UnitPrice: euro(cents),
    IsActive: true,
  }));
}
