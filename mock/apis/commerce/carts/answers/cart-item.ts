import type { components } from '#generated/commerce/types.gen.ts';
import type { Language } from '#mock/apis/dispatch/handler.ts';
import { divideRounded, formatMoney, parseMoney } from '../../money/cents.ts';
import type { CartAdjustment, CartLine } from '../cart-view.ts';
import { itemMessagesSummary } from '../item-messages.ts';
import { productDetails } from './product-details.ts';

type Schemas = components['schemas'];

/** How items are answered: the language of messages and the product fields asked for. */
export interface ItemStyle {
  readonly language: Language;
  readonly productFields?: readonly string[] | undefined;
}

/** A cart item (PF-CART-04, PF-CART-05). */
export function cartItemAnswer(
  line: CartLine,
  style: ItemStyle,
  adjustments: readonly CartAdjustment[] = [],
): Schemas['CartItem'] {
  const { item, product } = line;
  return {
    cartId: item.CartId,
    cartItemId: item.Id,
    name: item.Name,
    type: item.Type,
    quantity: item.Quantity.toFixed(1),
    productId: product.Id,
    productDetails: productDetails(product, style.productFields),
    ...itemAmounts(item),
    messagesSummary: itemMessagesSummary(line, style.language),
    productClass: product.ProductClass,
    subType: null,
    childProductCount: 0,
    promotionDisplayName: promotionNames(line, adjustments),
    productSellingModelId: null,
    sellingModelType: null,
    billingFrequency: null,
    subscriptionTerm: null,
    firstPymtTotalAmount: null,
    firstPymtTotalPrice: null,
  };
}

/** The names of the promotions that an item benefits from; null without one. */
function promotionNames({ item }: CartLine, adjustments: readonly CartAdjustment[]): string | null {
  const own = adjustments.filter(({ CartItemId__c }) => CartItemId__c === item.Id);
  return own.map(({ promotion }) => promotion.DisplayName).join(', ') || null;
}

/** Adjustments per pack are rounded to the cent; those of the whole quantity are exact. */
function itemAmounts(item: CartLine['item']) {
  const adjustment = parseMoney(item.TotalAdjustmentAmount);
  const perPack = divideRounded(adjustment, BigInt(item.Quantity));
  const adjustedPrice = formatMoney(parseMoney(item.UnitPrice) + perPack);
  return {
    salesPrice: item.PricebookEntryId === null ? null : item.UnitPrice,
    listPrice: item.ListPrice,
    totalListPrice: item.TotalListPrice ?? item.TotalPrice,
    totalPrice: item.TotalPrice,
    totalAmount: formatMoney(parseMoney(item.TotalPrice) + adjustment),
    totalTax: item.TotalTaxAmount,
    totalAdjustmentAmount: item.TotalAdjustmentAmount,
    itemizedAdjustmentAmount: item.TotalAdjustmentAmount,
    unitAdjustedPrice: adjustedPrice,
    unitAdjustedPriceWithItemAdj: adjustedPrice,
    unitAdjustmentAmount: formatMoney(perPack),
    unitItemAdjustmentAmount: formatMoney(perPack),
  };
}

/** The wrapper in which collections hold an item. */
export function cartItemEnvelope(
  line: CartLine,
  style: ItemStyle,
  adjustments: readonly CartAdjustment[],
): Schemas['CartItemEnvelope'] {
  const cartItem = cartItemAnswer(line, style, adjustments);
  const [first] = cartItem.messagesSummary.limitedMessages;
  return { cartItem, message: first?.message ?? null, status: first ? 'Failed' : 'Success' };
}
