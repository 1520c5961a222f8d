import type { components } from '#generated/commerce/types.gen.ts';
import type { Row } from '#mock/store/row.ts';
import { type Cents, formatMoney } from '../../money/cents.ts';
import type { Method } from '../delivery-methods.ts';
import { freeShippingThreshold, shippingFee } from '../shipping-fee.ts';

/** A way of delivery with its fee for goods of a given value (platform-facts.md §5). */
export function deliveryMethodAnswer(
  method: Method,
  { webStore, goods, currencyIsoCode }: { webStore: Row<'WebStore'>; goods: Cents; currencyIsoCode: string },
): components['schemas']['DeliveryMethod'] {
  const fee = formatMoney(shippingFee(method, webStore, goods));
  return {
    id: method.Id,
    name: method.Name,
    carrier: method.Carrier,
    classOfService: method.ClassOfService,
    currencyIsoCode,
    shippingFee: fee,
    adjustedShippingFee: fee,
    standardShippingFee: method.ShippingFee__c,
    freeShippingThreshold: freeShippingThreshold(method, webStore),
    transitTimeMin: method.TransitTimeMin__c,
    transitTimeMax: method.TransitTimeMax__c,
    transitTimeUnit: 'Days',
  };
}
