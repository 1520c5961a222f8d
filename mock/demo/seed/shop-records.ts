import { makeId } from '../../store/ids.ts';
import { mediaGroups } from './media-groups.ts';
import type { SeedContext } from './steps.ts';
import { deliveryMethods, freeShippingFrom } from './store-settings/free-shipping-and-delivery-fees.ts';
import { stockReservationSeconds } from './store-settings/stock-reservation-time.ts';
import {
  CATALOG_ID,
  CHANNEL_ID,
  COMMUNITY_ID,
  COMPARISON_PRICEBOOK_ID,
  EVERYBODY_GROUP_ID,
  PRACTICE_GROUP_ID,
  PRACTICE_PRICEBOOK_ID,
  SALE_PRICEBOOK_ID,
  SITE_ID,
  WEBSTORE_ID,
} from './well-known-ids.ts';

/** Writes the shop itself: site, catalogue, price books, buyer groups, store and delivery methods. */
export async function seedShop({ store }: SeedContext): Promise<void> {
  await store.insert('Site', {
    Id: SITE_ID,
    Name: 'Offizin',
    ChannelId__c: CHANNEL_ID,
    CommunityId__c: COMMUNITY_ID,
  });
  await store.insert('ProductCatalog', { Id: CATALOG_ID, Name: 'Apothekensortiment' });
  await store.insertMany('ElectronicMediaGroup', mediaGroups);
  await seedPriceBooks(store);
  await seedBuyerGroups(store);
  await store.insert('WebStore', {
    Id: WEBSTORE_ID,
    Name: 'Offizin',
    Type: 'B2C',
    CatalogId__c: CATALOG_ID,
    PricebookId__c: SALE_PRICEBOOK_ID,
    StrikethroughPricebookId: COMPARISON_PRICEBOOK_ID,
    GuestBuyerProfileId: EVERYBODY_GROUP_ID,
    GuestCartEnabled: true,
    GuestCheckoutEnabled: true,
    SplitShipmentEnabled__c: true,
    SiteId__c: SITE_ID,
    ShippingCountries__c: 'DE;AT',
    FreeShippingThreshold__c: freeShippingFrom,
    DispatchCutOff__c: '15:00',
    DispatchState__c: 'NW',
    DispatchOnSaturdays__c: true,
    ReservationSeconds__c: stockReservationSeconds,
  });
  await store.insertMany('OrderDeliveryMethod', Object.values(deliveryMethods));
}

async function seedPriceBooks(store: SeedContext['store']): Promise<void> {
  await store.insertMany('Pricebook2', [
    {
      Id: SALE_PRICEBOOK_ID,
      Name: 'Verkaufspreise',
      Description: 'Was der Shop verlangt, Mehrwertsteuer enthalten.',
      IsActive: true,
      IsStandard: true,
      PriceType__c: 'Sale',
    },
    {
      Id: COMPARISON_PRICEBOOK_ID,
      Name: 'AVP und UVP',
      Description: 'Vergleichspreise: AVP bei Arzneimitteln, UVP bei allem anderen.',
      IsActive: true,
      PriceType__c: 'Comparison',
    },
    {
      Id: PRACTICE_PRICEBOOK_ID,
      Name: 'Praxen und Einrichtungen',
      Description: 'Vereinbarte Preise auf Medizinprodukte.',
      IsActive: true,
      PriceType__c: 'Sale',
    },
  ]);
}

async function seedBuyerGroups(store: SeedContext['store']): Promise<void> {
  await store.insertMany('BuyerGroup', [
    {
      Id: EVERYBODY_GROUP_ID,
      Name: 'Alle Kundinnen und Kunden',
      Description: 'Wer im Shop einkauft, auch ohne Anmeldung.',
    },
    {
      Id: PRACTICE_GROUP_ID,
      Name: 'Praxen und Einrichtungen',
      Description: 'Kauft Medizinprodukte zu vereinbarten Preisen.',
    },
  ]);
  await store.insertMany('BuyerGroupPricebook', [
    { Id: makeId('5wm', 1), BuyerGroupId: EVERYBODY_GROUP_ID, Pricebook2Id: SALE_PRICEBOOK_ID, Priority: 2 },
    {
      Id: makeId('5wm', 2),
      BuyerGroupId: PRACTICE_GROUP_ID,
      Pricebook2Id: PRACTICE_PRICEBOOK_ID,
      Priority: 1,
    },
  ]);
}
