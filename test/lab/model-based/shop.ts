import {
  COMPARISON_PRICEBOOK_ID,
  EVERYBODY_GROUP_ID,
  EXPRESS_DELIVERY_ID,
  PRACTICE_GROUP_ID,
  PRACTICE_PRICEBOOK_ID,
  SALE_PRICEBOOK_ID,
  STANDARD_DELIVERY_ID,
  WEBSTORE_ID,
} from '#mock/demo/seed/well-known-ids.ts';
import { hashPassword } from '#mock/model/sessions/password-hash.ts';
import { profileId } from '#mock/store/metadata-records.ts';
import type { Store } from '#mock/store/store.ts';
import { Browser } from './browser.ts';
import { COUPONS, type MethodName, PRODUCTS } from './facts.ts';
import { FrozenOrders } from './frozen-orders.ts';
import { euro, type Platform } from './platform.ts';

export const METHOD_IDS: Readonly<Record<MethodName, string>> = {
  standard: STANDARD_DELIVERY_ID,
  express: EXPRESS_DELIVERY_ID,
};
export const STORE_PATH = `/services/data/v64.0/commerce/webstores/${WEBSTORE_ID}`;
export const HELPER_PATH = `/webruntime/api/services/data/v61.0/commerce/webstores/${WEBSTORE_ID}`;
const PASSWORD = 'demo';
let passwordHash: Promise<string> | undefined;
let shops = 0;

/** What one walk has to itself: goods, coupons, a buyer with two accounts, and a browser. */
export interface Shop {
  readonly platform: Platform;
  readonly browser: Browser;
  readonly products: readonly string[];
  readonly codes: readonly string[];
  readonly credentials: { readonly username: string; readonly password: string };
  readonly managedAccount: string;
  readonly orders: FrozenOrders;
  /** ISO 8601; what was written before belongs to other walks. */
  readonly openedAt: string;
}

export async function openShop(platform: Platform): Promise<Shop> {
  shops += 1;
  const store = platform.store();
  const name = `${process.pid}-${shops}`;
  const products = await addProducts(store, name);
  const codes = await addCoupons(store, name);
  return {
    platform,
    browser: new Browser(platform.origin),
    products,
    codes,
    orders: new FrozenOrders(platform),
    openedAt: new Date(platform.now()).toISOString(),
    ...(await addBuyer(store, name)),
  };
}

async function addProducts(store: Store, name: string): Promise<string[]> {
  const ids = await store.insertMany(
    'Product2',
    PRODUCTS.map((product, at) => ({
      Name: `${product.name} ${name}`,
      StockKeepingUnit: `WALK-${name}-${at}`,
      IsActive: true,
      L2C_CM_RegulatoryClassification__c: product.classification,
      VatRate__c: product.vatPercent,
      AvailableToOrder__c: product.stock,
      MinimumQuantity__c: product.minimum,
      QuantityIncrement__c: product.increment,
      MaximumPerOrder__c: product.mostPerOrder,
    })),
  );
  const prices = PRODUCTS.flatMap(({ price, practicePrice }, at) => [
    [ids[at], SALE_PRICEBOOK_ID, price] as const,
    [ids[at], COMPARISON_PRICEBOOK_ID, price + 100] as const,
    ...(practicePrice === undefined ? [] : [[ids[at], PRACTICE_PRICEBOOK_ID, practicePrice] as const]),
  ]);
  await store.insertMany(
    'PricebookEntry',
    prices.map(([id = '', Pricebook2Id, cents]) => ({
      Product2Id: id,
      Pricebook2Id,
      UnitPrice: euro(cents),
      IsActive: true,
    })),
  );
  return ids;
}

async function addCoupons(store: Store, name: string): Promise<string[]> {
  const promotions = await store.insertMany(
    'Promotion',
    COUPONS.map(({ effect, off, least }, at) => ({
      Name: `Aktion ${name}-${at}`,
      DisplayName: `Aktion ${at}`,
      WebStoreId__c: WEBSTORE_ID,
      PriorityNumber: 100 + at,
      Effect__c: effect,
      PercentOff__c: effect === 'Percent' ? off : null,
      AmountOff__c: effect === 'Amount' ? euro(off) : null,
      MinimumAmount__c: euro(least),
    })),
  );
  const codes = COUPONS.map((_, at) => `WALK-${name}-${at}`);
  await store.insertMany(
    'Coupon',
    codes.map((CouponCode, at) => ({
      CouponCode,
      PromotionId: promotions[at] ?? '',
      RedemptionLimit__c: COUPONS[at]?.limit ?? null,
    })),
  );
  return codes;
}

async function addBuyer(store: Store, name: string): Promise<Pick<Shop, 'credentials' | 'managedAccount'>> {
  passwordHash ??= hashPassword(PASSWORD);
  const username = `walk-${name}@offizin.example`;
  const own = await store.insert('Account', { Name: `Praxis ${name}` });
  const managed = await store.insert('Account', { Name: `Filiale ${name}`, ParentId: own.Id });
  await store.insertMany('BuyerGroupMember', [
    { BuyerGroupId: EVERYBODY_GROUP_ID, BuyerId: own.Id },
    { BuyerGroupId: PRACTICE_GROUP_ID, BuyerId: managed.Id },
  ]);
  await store.insert('User', {
    LastName: name,
    Username: username,
    Email: username,
    ProfileId: profileId('Buyer'),
    AccountId: own.Id,
    PasswordHash__c: await passwordHash,
  });
  return { credentials: { username, password: PASSWORD }, managedAccount: managed.Id };
}
