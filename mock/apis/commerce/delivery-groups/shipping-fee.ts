import type { Row } from '#mock/store/row.ts';
import { type Cents, parseMoney } from '../money/cents.ts';

type Method = Pick<Row<'OrderDeliveryMethod'>, 'ShippingFee__c' | 'FreeAboveThreshold__c'>;
type Threshold = Pick<Row<'WebStore'>, 'FreeShippingThreshold__c'>;

/** Value of goods from which a method is free, as decimal text; null when it never is. */
export function freeShippingThreshold(method: Method, webStore: Threshold): string | null {
  return method.FreeAboveThreshold__c ? webStore.FreeShippingThreshold__c : null;
}

/** What a delivery of goods of a given value costs; nothing from the threshold on, and nothing without goods. */
export function shippingFee(method: Method | undefined, webStore: Threshold, goods: Cents): Cents {
  if (!method || goods === 0n) return 0n;
  const threshold = freeShippingThreshold(method, webStore);
  if (threshold !== null && goods >= parseMoney(threshold)) return 0n;
  return parseMoney(method.ShippingFee__c);
}
