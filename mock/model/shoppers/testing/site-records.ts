import { mediaGroups } from '#mock/demo/seed/media-groups.ts';
import { seedSeoTemplates } from '#mock/demo/seed/seo-templates.ts';
import {
  CATALOG_ID,
  CHANNEL_ID,
  COMMUNITY_ID,
  COMPARISON_PRICEBOOK_ID,
  DETAIL_MEDIA_GROUP_ID,
  EVERYBODY_GROUP_ID,
  PRACTICE_GROUP_ID,
  PRACTICE_PRICEBOOK_ID,
  SALE_PRICEBOOK_ID,
  SITE_ID,
  WEBSTORE_ID,
} from '#mock/demo/seed/well-known-ids.ts';
import type { Insert, Row } from '#mock/store/row.ts';
import type { Store } from '#mock/store/store.ts';

/** Writes an empty shop: a site, a store that guests may browse, price books for everybody and for practices. */
export async function writeSite(store: Store): Promise<void> {
  await seedSeoTemplates({ store });
  await store.insert('Site', {
    Id: SITE_ID,
    Name: 'Offizin',
    ChannelId__c: CHANNEL_ID,
    CommunityId__c: COMMUNITY_ID,
  });
  await store.insertMany('ElectronicMediaGroup', mediaGroups);
  await store.insert('ProductCatalog', { Id: CATALOG_ID, Name: 'Katalog' });
  await writePriceBooks(store);
  await store.insert('WebStore', {
    Id: WEBSTORE_ID,
    Name: 'Offizin',
    CatalogId__c: CATALOG_ID,
    SiteId__c: SITE_ID,
    PricebookId__c: SALE_PRICEBOOK_ID,
    StrikethroughPricebookId: COMPARISON_PRICEBOOK_ID,
    GuestBuyerProfileId: EVERYBODY_GROUP_ID,
  });
}

async function writePriceBooks(store: Store): Promise<void> {
  await store.insert('Pricebook2', { Id: SALE_PRICEBOOK_ID, Name: 'Verkauf', IsActive: true });
  await store.insert('Pricebook2', { Id: PRACTICE_PRICEBOOK_ID, Name: 'Praxen', IsActive: true });
  await store.insert('Pricebook2', {
    Id: COMPARISON_PRICEBOOK_ID,
    Name: 'AVP und UVP',
    IsActive: true,
    PriceType__c: 'Comparison',
  });
  await store.insert('BuyerGroup', { Id: EVERYBODY_GROUP_ID, Name: 'Alle' });
  await store.insert('BuyerGroup', { Id: PRACTICE_GROUP_ID, Name: 'Praxen' });
  await store.insert('BuyerGroupPricebook', {
    BuyerGroupId: PRACTICE_GROUP_ID,
    Pricebook2Id: PRACTICE_PRICEBOOK_ID,
    Priority: 1,
    IsActive: true,
  });
}

export interface ProductWish extends Partial<Insert<'Product2'>> {
  /** Prices by id of the price book; none unless wished. */
  readonly prices?: Readonly<Record<string, string>>;
  /** Categories by id, the first one being the main one. */
  readonly categories?: readonly string[];
}

/** Adds a cosmetic that can be ordered, unless wished otherwise. */
export async function addProduct(store: Store, wish: ProductWish): Promise<Row<'Product2'>> {
  const { prices = {}, categories = [], ...fields } = wish;
  const product = await store.insert('Product2', {
    Name: 'Produkt',
    StockKeepingUnit: `SKU-${(await store.count('Product2')) + 1}`,
    IsActive: true,
    L2C_CM_RegulatoryClassification__c: 'Kosmetik',
    AvailableToOrder__c: 10,
    ...fields,
  });
  await store.insertMany(
    'PricebookEntry',
    Object.entries(prices).map(([book, amount]) => ({
      Product2Id: product.Id,
      Pricebook2Id: book,
      UnitPrice: amount,
      IsActive: true,
    })),
  );
  await store.insertMany(
    'ProductCategoryProduct',
    categories.map((ProductCategoryId, at) => ({
      ProductCategoryId,
      ProductId: product.Id,
      IsPrimaryCategory: at === 0,
    })),
  );
  return product;
}

/** Adds a category to the catalogue; at the top unless a parent is named. */
export async function addCategory(
  store: Store,
  Name: string,
  ParentCategoryId: string | null = null,
): Promise<string> {
  const { Id } = await store.insert('ProductCategory', { Name, CatalogId: CATALOG_ID, ParentCategoryId });
  return Id;
}

/** Adds a published German item. */
export async function addContent(
  store: Store,
  ContentKey: string,
  type: string,
  body: object,
  over: Partial<Insert<'ManagedContent'>> = {},
): Promise<Row<'ManagedContent'>> {
  return store.insert('ManagedContent', {
    Name: ContentKey,
    ContentKey,
    ContentTypeFullyQualifiedName: type,
    ContentBody: JSON.stringify(body),
    IsPublished: true,
    PublishedDate: '2026-05-01T08:00:00.000Z',
    ...over,
  });
}

/** Gives a product a published picture, the last of its page unless wished otherwise. */
export async function addPicture(
  store: Store,
  ProductId: string,
  ContentKey: string,
  { altText, ...over }: Partial<Insert<'ProductMedia'>> & { altText?: string } = {},
): Promise<Row<'ProductMedia'>> {
  const body = { ...(altText === undefined ? {} : { altText }), width: 10, height: 10 };
  const content = await addContent(store, ContentKey, 'sfdc_cms__image', body);
  return store.insert('ProductMedia', {
    ProductId,
    ElectronicMediaId: content.Id,
    ElectronicMediaGroupId: DETAIL_MEDIA_GROUP_ID,
    SortOrder: await store.count('ProductMedia', { ProductId }),
    ...over,
  });
}
