import type { components } from '#generated/commerce/types.gen.ts';
import { type Cents, divideRounded, formatMoney, parseMoney } from '../../money/cents.ts';
import { type CartAdjustment, type CartLine, type CartView, ofWholeCart } from '../cart-view.ts';
import { itemMessagesSummary } from '../item-messages.ts';
import { type ItemStyle, productDetails } from './product-details.ts';

type Schemas = components['schemas'];

/** The cart of an item, with what promotions take off it. */
export type ItemCart = Pick<CartView, 'cart' | 'adjustments'>;

/** A cart item (PF-CART-04, PF-CART-05). */
export function cartItemAnswer(
  { cart, adjustments }: ItemCart,
  line: CartLine,
  style: ItemStyle,
): Schemas['CartItem'] {
  const { item, product } = line;
  const own = adjustments.filter(({ CartItemId__c }) => CartItemId__c === item.Id);
  return {
    cartId: item.CartId,
    cartItemId: item.Id,
    name: item.Name,
    type: item.Type,
    quantity: item.Quantity.toFixed(1),
    productId: product.Id,
    productDetails: productDetails(line, style),
    ...itemAmounts(item, own),
    messagesSummary: itemMessagesSummary(cart, line, style.language),
    productClass: product.ProductClass,
    subType: null,
    childProductCount: 0,
    promotionDisplayName: promotionNames(own),
    productSellingModelId: null,
    sellingModelType: null,
    billingFrequency: null,
    subscriptionTerm: null,
    firstPymtTotalAmount: null,
    firstPymtTotalPrice: null,
    firstPymtTotalListPrice: null,
    firstPymtTotalTax: null,
    cartDeliveryGroupId: item.CartDeliveryGroupId,
    currencyIsoCode: cart.CurrencyIsoCode,
    parentCartItemId: null,
    isShippingChargeNotApplicable: false,
  };
}

/** The names of the promotions that an item benefits from; null without one. */
function promotionNames(own: readonly CartAdjustment[]): string | null {
  return own.map(({ promotion }) => promotion.DisplayName).join(', ') || null;
}

/** Adjustments per pack are rounded to the cent; those of the whole quantity are exact. */
function itemAmounts(item: CartLine['item'], own: readonly CartAdjustment[]) {
  const adjustment = parseMoney(item.TotalAdjustmentAmount);
  const itemized = adjustment - ofWholeCart(own);
  const perPack = (amount: Cents) => divideRounded(amount, BigInt(item.Quantity));
  const price = parseMoney(item.UnitPrice);
  return {
    salesPrice: item.PricebookEntryId === null ? null : item.UnitPrice,
    listPrice: item.ListPrice,
    totalListPrice: item.TotalListPrice ?? item.TotalPrice,
    totalPrice: item.TotalPrice,
    totalAmount: formatMoney(parseMoney(item.TotalPrice) + adjustment),
    totalTax: item.TotalTaxAmount,
    totalAdjustmentAmount: item.TotalAdjustmentAmount,
    itemizedAdjustmentAmount: formatMoney(itemized),
    unitAdjustedPrice: formatMoney(price + perPack(adjustment)),
    unitAdjustedPriceWithItemAdj: formatMoney(price + perPack(itemized)),
    unitAdjustmentAmount: formatMoney(perPack(adjustment)),
    unitItemAdjustmentAmount: formatMoney(perPack(itemized)),
  };
}

/** The wrapper in which collections hold an item. */
export function cartItemEnvelope(
  of: ItemCart,
  line: CartLine,
  style: ItemStyle,
): Schemas['CartItemEnvelope'] {
  const cartItem = cartItemAnswer(of, line, style);
  const [first] = cartItem.messagesSummary.limitedMessages;
  return { cartItem, message: first?.message ?? null, status: first ? 'Failed' : 'Success' };
}
