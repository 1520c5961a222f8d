import type { Row } from '../../store/row.ts';
import type { Store } from '../../store/store.ts';
import { COMPARISON_PRICEBOOK_ID, DETAIL_MEDIA_GROUP_ID, SALE_PRICEBOOK_ID } from '../seed/well-known-ids.ts';
import type { ProductValues } from './columns.ts';
import { productFields } from './product-fields.ts';

/** A row that is to be written, with the category that its path leads to. */
export interface WantedProduct {
  readonly values: ProductValues;
  readonly categoryId: string;
}

/** How many products a batch has brought or changed; what was the same already is neither. */
export interface Written {
  added: number;
  changed: number;
}

type Product = Row<'Product2'>;

/** Writes a batch in one transaction: new products are added, those whose PZN is known are brought up to date. */
export async function writeProducts(store: Store, wanted: readonly WantedProduct[]): Promise<Written> {
  return store.transaction(async (inside) => {
    const pzns = wanted.map(({ values }) => values.pzn);
    const known = await inside.find('Product2', { where: { L2C_CM_PZN__c: pzns } });
    const byPzn = new Map(known.map((product) => [product.L2C_CM_PZN__c, product]));
    const fresh = wanted.filter(({ values }) => !byPzn.has(values.pzn));
    await addProducts(inside, fresh);
    const old = wanted.flatMap((one) => {
      const product = byPzn.get(one.values.pzn);
      return product ? [{ ...one, product }] : [];
    });
    return { added: fresh.length, changed: await updateProducts(inside, old) };
  });
}

async function addProducts(store: Store, wanted: readonly WantedProduct[]): Promise<void> {
  const pictures = await picturesOf(store, wanted);
  const ids = await store.insertMany(
    'Product2',
    wanted.map(({ values }) => ({ ...productFields(values), StockKeepingUnit: `OF-${values.pzn}` })),
  );
  await store.insertMany(
    'ProductCategoryProduct',
    wanted.map(({ categoryId }, at) => assignment(ids[at] ?? '', categoryId)),
  );
  await store.insertMany(
    'PricebookEntry',
    wanted.flatMap(({ values }, at) =>
      [...pricesOf(values)].map(([book, amount]) => priceEntry(ids[at] ?? '', book, amount)),
    ),
  );
  await store.insertMany(
    'ProductMedia',
    wanted.flatMap(({ values }, at) => {
      const picture = pictures.get(values.image);
      return picture ? [productMedia(ids[at] ?? '', picture)] : [];
    }),
  );
}

function assignment(ProductId: string, ProductCategoryId: string) {
  return { ProductId, ProductCategoryId, IsPrimaryCategory: true };
}

function productMedia(ProductId: string, ElectronicMediaId: string) {
  return { ProductId, ElectronicMediaGroupId: DETAIL_MEDIA_GROUP_ID, ElectronicMediaId };
}

function priceEntry(Product2Id: string, Pricebook2Id: string, UnitPrice: string) {
  return { Product2Id, Pricebook2Id, UnitPrice, IsActive: true };
}

/** Prices by the price books of the shop. */
function pricesOf({ price, comparisonPrice }: ProductValues): ReadonlyMap<string, string> {
  const prices = new Map<string, string>([[SALE_PRICEBOOK_ID, price]]);
  return comparisonPrice === null ? prices : prices.set(COMPARISON_PRICEBOOK_ID, comparisonPrice);
}

interface KnownProduct extends WantedProduct {
  readonly product: Product;
}

async function updateProducts(store: Store, wanted: readonly KnownProduct[]): Promise<number> {
  if (wanted.length === 0) return 0;
  const ids = wanted.map(({ product }) => product.Id);
  const entries = await store.find('PricebookEntry', { where: { Product2Id: ids } });
  const assigned = await store.find('ProductCategoryProduct', { where: { ProductId: ids } });
  const media = await store.find('ProductMedia', {
    where: { ProductId: ids, ElectronicMediaGroupId: DETAIL_MEDIA_GROUP_ID },
    orderBy: { field: 'SortOrder', ascending: true },
  });
  const pictures = await picturesOf(store, wanted);
  const mediaOf = Map.groupBy(media, ({ ProductId }) => ProductId);
  const entriesOf = Map.groupBy(entries, ({ Product2Id }) => Product2Id);
  const assignedTo = Map.groupBy(assigned, ({ ProductId }) => ProductId);
  let changed = 0;
  for (const one of wanted) {
    const changes = [
      await updateFields(store, one),
      await updatePrices(store, one, entriesOf.get(one.product.Id) ?? []),
      await updateCategory(store, one, assignedTo.get(one.product.Id) ?? []),
      await updatePicture(
        store,
        one.product.Id,
        pictures.get(one.values.image),
        mediaOf.get(one.product.Id) ?? [],
      ),
    ];
    if (changes.includes(true)) changed += 1;
  }
  return changed;
}

async function updateFields(store: Store, { product, values }: KnownProduct): Promise<boolean> {
  const { UrlName: _, ...fields } = productFields(values);
  const isSame = Object.entries(fields).every(([name, value]) => product[name as keyof Product] === value);
  if (!isSame) await store.update('Product2', product.Id, fields);
  return !isSame;
}

async function updatePrices(
  store: Store,
  { product, values }: KnownProduct,
  entries: readonly Row<'PricebookEntry'>[],
): Promise<boolean> {
  let isChanged = false;
  for (const [book, amount] of pricesOf(values)) {
    const entry = entries.find(({ Pricebook2Id }) => Pricebook2Id === book);
    if (entry && Number(entry.UnitPrice) === Number(amount) && entry.IsActive) continue;
    isChanged = true;
    if (entry) await store.update('PricebookEntry', entry.Id, { UnitPrice: amount, IsActive: true });
    else await store.insert('PricebookEntry', priceEntry(product.Id, book, amount));
  }
  return isChanged;
}

/** A product that is in the category already may be in others as well; otherwise it moves there. */
async function updateCategory(
  store: Store,
  { product, categoryId }: KnownProduct,
  assigned: readonly Row<'ProductCategoryProduct'>[],
): Promise<boolean> {
  if (assigned.some(({ ProductCategoryId }) => ProductCategoryId === categoryId)) return false;
  const primary = assigned.find(({ IsPrimaryCategory }) => IsPrimaryCategory);
  if (primary) await store.update('ProductCategoryProduct', primary.Id, { ProductCategoryId: categoryId });
  else await store.insert('ProductCategoryProduct', assignment(product.Id, categoryId));
  return true;
}

/** The pictures that rows name by their content key, by that key; a key that leads to no picture is left out. */
async function picturesOf(
  store: Store,
  wanted: readonly WantedProduct[],
): Promise<ReadonlyMap<string | null, string>> {
  const keys = [...new Set(wanted.flatMap(({ values }) => values.image ?? []))];
  if (keys.length === 0) return new Map();
  const contents = await store.find('ManagedContent', {
    where: { ContentKey: keys, ContentTypeFullyQualifiedName: 'sfdc_cms__image' },
    orderBy: { field: 'Language', ascending: false },
  });
  return new Map(contents.map(({ ContentKey, Id }) => [ContentKey, Id]));
}

/** A product that has the picture already may have others as well; otherwise it stands in place of the first one. */
async function updatePicture(
  store: Store,
  productId: string,
  picture: string | undefined,
  media: readonly Row<'ProductMedia'>[],
): Promise<boolean> {
  const [first] = media;
  if (picture === undefined || media.some(({ ElectronicMediaId }) => ElectronicMediaId === picture))
    return false;
  if (first) await store.update('ProductMedia', first.Id, { ElectronicMediaId: picture });
  else await store.insert('ProductMedia', productMedia(productId, picture));
  return true;
}
