import type { CartLine } from '../carts/cart-view.ts';
import { parseMoney } from '../money/cents.ts';
import type { DiscountedItem } from './discounts.ts';

/** An item of a cart as promotions see it. */
export function discountedItem({ item, product }: CartLine): DiscountedItem {
  return {
    id: item.Id,
    totalPrice: parseMoney(item.UnitPrice) * BigInt(item.Quantity),
    isExcluded: product.L2C_CM_RegulatoryClassification__c === 'verschreibungspflichtig',
  };
}
