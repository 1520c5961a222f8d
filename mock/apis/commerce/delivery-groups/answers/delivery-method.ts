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
  const fee = shippingFee(method, webStore, goods);
  const adjusted = isFreeByPromotion && method.FreeAboveThreshold__c ? 0n : fee;
  return {
    id: method.Id,
    name: method.Name,
    carrier: method.Carrier,
    classOfService: method.ClassOfService,
    currencyIsoCode,
    shippingFee: formatMoney(fee),
    adjustedShippingFee: formatMoney(adjusted),
    totalAdjustmentAmount: formatMoney(adjusted - fee),
    standardShippingFee: method.ShippingFee__c,
    freeShippingThreshold: freeShippingThreshold(method, webStore),
    transitTimeMin: method.TransitTimeMin__c,
    transitTimeMax: method.TransitTimeMax__c,
    transitTimeUnit: 'Days',
    processTime: null,
    processTimeUnit: null,
    earliestEstimatedDeliveryTime: null,
    latestEstimatedDeliveryTime: null,
  };
}
