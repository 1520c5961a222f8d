import type { components } from '#generated/commerce/types.gen.ts';
import type { Language } from '#mock/dispatch/handler.ts';
import type { CartLine } from '../cart-view.ts';
import { itemMessagesSummary } from '../item-messages.ts';
import { productDetails } from './product-details.ts';

type Schemas = components['schemas'];
const NOTHING = '0.00';

/** How items are answered: the language of messages and the product fields asked for. */
export interface ItemStyle {
  readonly language: Language;
  readonly productFields?: readonly string[] | undefined;
}

/** A cart item as platform-facts.md §4 describes it. There are no promotions, so adjustments are zero. */
export function cartItemAnswer(line: CartLine, style: ItemStyle): Schemas['CartItem'] {
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
    promotionDisplayName: null,
    productSellingModelId: null,
    sellingModelType: null,
    billingFrequency: null,
    subscriptionTerm: null,
    firstPymtTotalAmount: null,
    firstPymtTotalPrice: null,
  };
}

function itemAmounts(item: CartLine['item']) {
  return {
    salesPrice: item.PricebookEntryId === null ? null : item.UnitPrice,
    listPrice: item.ListPrice,
    totalListPrice: item.TotalListPrice ?? item.TotalPrice,
    totalPrice: item.TotalPrice,
    totalAmount: item.TotalPrice,
    totalTax: item.TotalTaxAmount,
    totalAdjustmentAmount: NOTHING,
    itemizedAdjustmentAmount: NOTHING,
    unitAdjustedPrice: item.UnitPrice,
    unitAdjustedPriceWithItemAdj: item.UnitPrice,
    unitAdjustmentAmount: NOTHING,
    unitItemAdjustmentAmount: NOTHING,
  };
}

/** The wrapper in which collections hold an item. */
export function cartItemEnvelope(line: CartLine, style: ItemStyle): Schemas['CartItemEnvelope'] {
  const cartItem = cartItemAnswer(line, style);
  const [first] = cartItem.messagesSummary.limitedMessages;
  return { cartItem, message: first?.message ?? null, status: first ? 'Failed' : 'Success' };
}
