import type { components } from '#generated/commerce/types.gen.ts';
import type { Row } from '#mock/store/row.ts';
import { type Cents, formatMoney } from '../../money/cents.ts';
import type { Method } from '../delivery-methods.ts';
import { freeShippingThreshold, shippingFee } from '../shipping-fee.ts';

interface DeliveryTerms {
  readonly webStore: Row<'WebStore'>;
  /** Value of the goods before promotions. */
  readonly goods: Cents;
  readonly currencyIsoCode: string;
  /** A promotion takes the fee off methods that may be free at all. */
  readonly isFreeByPromotion: boolean;
}

/** A way of delivery with its fee for goods of a given value (PF-DELIV-01). */
export function deliveryMethodAnswer(
  method: Method,
  { webStore, goods, currencyIsoCode, isFreeByPromotion }: DeliveryTerms,
): components['schemas']['DeliveryMethod'] {
  const fee = formatMoney(shippingFee(method, webStore, goods));
  return {
    id: method.Id,
    name: method.Name,
    carrier: method.Carrier,
    classOfService: method.ClassOfService,
    currencyIsoCode,
    shippingFee: fee,
    adjustedShippingFee: isFreeByPromotion && method.FreeAboveThreshold__c ? formatMoney(0n) : fee,
    standardShippingFee: method.ShippingFee__c,
    freeShippingThreshold: freeShippingThreshold(method, webStore),
    transitTimeMin: method.TransitTimeMin__c,
    transitTimeMax: method.TransitTimeMax__c,
    transitTimeUnit: 'Days',
  };
}
