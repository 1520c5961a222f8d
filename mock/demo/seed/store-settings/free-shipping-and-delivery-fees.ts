import type { Insert } from '../../../store/row.ts';
import { EXPRESS_DELIVERY_ID, STANDARD_DELIVERY_ID, WEBSTORE_ID } from '../well-known-ids.ts';

/** What delivery costs, in euro; the standard method is free from a goods value on. */
export const freeShippingFrom = '29.00';

export const deliveryMethods = {
  standard: {
    Id: STANDARD_DELIVERY_ID,
    WebStoreId__c: WEBSTORE_ID,
    Name: 'Standard',
    Carrier: 'Paketbote',
    ClassOfService: 'Standard',
    ShippingFee__c: '3.95',
    TransitTimeMin__c: 1,
    TransitTimeMax__c: 2,
    FreeAboveThreshold__c: true,
    SortOrder__c: 1,
    IsActive: true,
  },
  express: {
    Id: EXPRESS_DELIVERY_ID,
    WebStoreId__c: WEBSTORE_ID,
    Name: 'Express',
    Carrier: 'Stadtkurier',
    ClassOfService: 'Express',
    ShippingFee__c: '7.95',
    TransitTimeMin__c: 1,
    TransitTimeMax__c: 1,
    FreeAboveThreshold__c: false,
    SortOrder__c: 2,
    IsActive: true,
  },
} satisfies Record<string, Insert<'OrderDeliveryMethod'>>;
