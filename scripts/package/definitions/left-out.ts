import type { ObjectApiName } from '#mock/objects/index.ts';

interface LeftOut {
  readonly fields: 'all' | readonly string[];
  /** Where the platform itself has what they hold. */
  readonly because: string;
}

/**
 * Objects and fields of our own that nothing on the platform would follow: the mock keeps in them what the platform keeps
 * elsewhere.
 */
export const LEFT_OUT: { readonly [Name in ObjectApiName]?: LeftOut } = {
  BoostBuryRule__c: { fields: 'all', because: 'the platform has rules of its search, under the store' },
  BoostBuryRuleProduct__c: {
    fields: 'all',
    because: 'the platform has rules of its search, under the store',
  },
  Coupon: { fields: 'all', because: 'the platform limits redemptions by the promotion' },
  ManagedContent: { fields: 'all', because: 'the platform keeps drafts of contents as versions' },
  OrderDeliveryMethod: {
    fields: 'all',
    because: 'shipping costs and times come from the shipping calculation of the store',
  },
  Pricebook2: { fields: 'all', because: 'the store says which price book is struck through' },
  Product2DataTranslation: {
    fields: 'all',
    because: 'the platform gives translations a field for each that is marked as translatable',
  },
  ProductCategory: { fields: ['ImageContentKey__c'], because: 'pictures of categories are product media' },
  Promotion: { fields: 'all', because: 'effects and conditions are promotion targets and qualifiers' },
  SeoTemplate__c: { fields: 'all', because: 'titles and descriptions of pages are settings of the site' },
  User: { fields: 'all', because: 'the platform verifies addresses and keeps passwords itself' },
  WebStore: { fields: 'all', because: 'catalogue, price books and switches are settings of the store' },
};
