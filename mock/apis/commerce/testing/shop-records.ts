import {
  COMPARISON_PRICEBOOK_ID,
  EXPRESS_DELIVERY_ID,
  SALE_PRICEBOOK_ID,
  STANDARD_DELIVERY_ID,
  WEBSTORE_ID,
} from '#mock/demo/seed/well-known-ids.ts';
import type { Insert, Row } from '#mock/store/row.ts';
import type { Store } from '#mock/store/store.ts';

/** Writes a store that sells to Germany: standard delivery 3.49 € and free from 29 €, express always 8.90 €. */
export async function writeShop(store: Store): Promise<void> {
  await store.insert('Pricebook2', { Id: SALE_PRICEBOOK_ID, Name: 'Verkauf', IsActive: true });
  await store.insert('Pricebook2', {
    Id: COMPARISON_PRICEBOOK_ID,
    Name: 'Vergleich',
    IsActive: true,
    PriceType__c: 'Comparison',
  });
  await store.insert('WebStore', {
    Id: WEBSTORE_ID,
    Name: 'Offizin',
    PricebookId__c: SALE_PRICEBOOK_ID,
    StrikethroughPricebookId: COMPARISON_PRICEBOOK_ID,
    ShippingCountries__c: 'DE',
    FreeShippingThreshold__c: '29.00',
  });
  await store.insert('OrderDeliveryMethod', method(STANDARD_DELIVERY_ID, 'Standard', '3.49'));
  await store.insert('OrderDeliveryMethod', {
    ...method(EXPRESS_DELIVERY_ID, 'Express', '8.90'),
    FreeAboveThreshold__c: false,
    SortOrder__c: 1,
  });
}

function method(id: string, name: string, fee: string): Insert<'OrderDeliveryMethod'> {
  return {
    Id: id,
    WebStoreId__c: WEBSTORE_ID,
    Name: name,
    Carrier: 'DHL',
    ClassOfService: name,
    ShippingFee__c: fee,
  };
}

export interface ProductWish extends Partial<Insert<'Product2'>> {
  /** Sale price; null for none. */
  readonly price?: string | null;
  readonly comparisonPrice?: string;
}

/** Adds a cosmetic at 10.00 €, 19 % tax, 100 in stock, unless wished otherwise. */
export async function addProduct(store: Store, wish: ProductWish = {}): Promise<Row<'Product2'>> {
  const { price = '10.00', comparisonPrice, ...fields } = wish;
  const number = await store.count('Product2');
  const product = await store.insert('Product2', {
    Name: `Produkt ${number + 1}`,
    StockKeepingUnit: `SKU-${number + 1}`,
    IsActive: true,
    L2C_CM_RegulatoryClassification__c: 'Kosmetik',
    VatRate__c: 19,
    AvailableToOrder__c: 100,
    ...fields,
  });
  if (price !== null) await setPrice(store, product.Id, SALE_PRICEBOOK_ID, price);
  if (comparisonPrice !== undefined)
    await setPrice(store, product.Id, COMPARISON_PRICEBOOK_ID, comparisonPrice);
  return product;
}

async function setPrice(
  store: Store,
  Product2Id: string,
  Pricebook2Id: string,
  UnitPrice: string,
): Promise<void> {
  await store.insert('PricebookEntry', { Product2Id, Pricebook2Id, UnitPrice });
}

/** Adds a German delivery address to an account. */
export async function addAddress(
  store: Store,
  accountId: string,
  over: Partial<Insert<'ContactPointAddress'>> = {},
): Promise<Row<'ContactPointAddress'>> {
  return store.insert('ContactPointAddress', {
    ParentId: accountId,
    Name: 'Erika Beispiel',
    FirstName: 'Erika',
    LastName: 'Beispiel',
    Street: 'Lindenweg 4',
    PostalCode: '80331',
    City: 'München',
    PhoneNumber: '+49 89 123456',
    ...over,
  });
}
