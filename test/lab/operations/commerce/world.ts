import {
  EXPRESS_DELIVERY_ID,
  SALE_PRICEBOOK_ID,
  STANDARD_DELIVERY_ID,
  WEBSTORE_ID,
} from '#mock/demo/seed/well-known-ids.ts';
import { addCategory, addContent, addProduct, writeSite } from '#mock/model/shoppers/testing/site-records.ts';
import type { Store } from '#mock/store/store.ts';
import type { Sender } from '../call.ts';
import type { BaseWorld } from '../row.ts';
import { type Buyer, openPlatform, type Platform, type Replaced } from './platform.ts';

/** A shop with a few goods and pages. */
export interface World extends BaseWorld {
  readonly platform: Platform;
  readonly caller: Buyer;
  readonly stranger: Buyer;
  /** A cosmetic at 10.00 €, in a category of its own below another. */
  readonly productId: string;
  readonly sku: string;
  readonly categoryId: string;
  readonly topCategoryId: string;
  /** Code of a coupon that anybody can redeem, of 10 %. */
  readonly couponCode: string;
  /** A banner that names a picture. */
  readonly contentKey: string;
  readonly contentId: string;
  readonly pictureKey: string;
  /** A collection of that banner. */
  readonly collectionKey: string;
}

/** Opens a small shop that delivers to Germany, in parts if wished, and lets guests only look around. */
export async function openWorld(replace?: Replaced): Promise<World> {
  const platform = await openPlatform(replace);
  const { store, clock, handle } = platform;
  await writeSite(store);
  await writeDelivery(store);
  const topCategoryId = await addCategory(store, 'Arzneimittel');
  const categoryId = await addCategory(store, 'Schmerzen', topCategoryId);
  const product = await addCosmetic(store, { Name: 'Sommerbalsam', categories: [categoryId] });
  await addContent(store, 'MCPICTURE', 'sfdc_cms__image', { picture: { kind: 'shop-logo' } });
  const banner = { caption: 'Winter', image: { contentKey: 'MCPICTURE' } };
  const content = await addContent(store, 'MCBANNER', 'offizin__banner', banner);
  const collection = { items: [{ contentKey: 'MCBANNER' }] };
  await addContent(store, 'MCCOLLECTION', 'sfdc_cms__collection', collection);
  const stranger = await platform.buyer();
  let last = 0;
  return {
    platform,
    store,
    clock,
    caller: await platform.buyer(),
    stranger,
    strangersAccountId: stranger.accountId,
    guest: { headers: {}, handle, isGuest: true } satisfies Sender,
    failNext: platform.failNext,
    next: () => {
      last += 1;
      return last;
    },
    close: () => platform.close(),
    productId: product.Id,
    sku: String(product.StockKeepingUnit),
    categoryId,
    topCategoryId,
    couponCode: await addCoupon(store),
    contentKey: 'MCBANNER',
    contentId: content.Id,
    pictureKey: 'MCPICTURE',
    collectionKey: 'MCCOLLECTION',
  };
}

/** Adds a cosmetic of which there is plenty. */
export function addCosmetic(store: Store, wish: Parameters<typeof addProduct>[1] = {}) {
  return addProduct(store, {
    Name: 'Balsam',
    AvailableToOrder__c: 10_000,
    VatRate__c: 19,
    prices: { [SALE_PRICEBOOK_ID]: '10.00' },
    ...wish,
  });
}

async function writeDelivery(store: Store): Promise<void> {
  await store.update('WebStore', WEBSTORE_ID, {
    ShippingCountries__c: 'DE',
    FreeShippingThreshold__c: '29.00',
    SplitShipmentEnabled__c: true,
  });
  for (const [SortOrder__c, Id, Name] of [
    [0, STANDARD_DELIVERY_ID, 'Standard'],
    [1, EXPRESS_DELIVERY_ID, 'Express'],
  ] as const) {
    await store.insert('OrderDeliveryMethod', {
      Id,
      WebStoreId__c: WEBSTORE_ID,
      Name,
      Carrier: 'DHL',
      ClassOfService: Name,
      ShippingFee__c: '3.49',
      SortOrder__c,
    });
  }
}

async function addCoupon(store: Store): Promise<string> {
  const promotion = await store.insert('Promotion', {
    Name: 'Aktion',
    DisplayName: 'Aktion',
    WebStoreId__c: WEBSTORE_ID,
    PercentOff__c: 10,
  });
  await store.insert('Coupon', { CouponCode: 'SOMMER10', PromotionId: promotion.Id });
  return 'SOMMER10';
}
