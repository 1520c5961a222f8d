import type { components } from '#generated/commerce/types.gen.ts';
import type { Language } from '#mock/apis/dispatch/handler.ts';
import { formatMoney, parseMoney } from '../../money/cents.ts';
import { type CartView, ofWholeCart } from '../cart-view.ts';
import { cartMessagesSummary } from '../item-messages.ts';

type Schemas = components['schemas'];

/** How many products a cart holds, and whether its totals are settled (PF-CART-16). */
export function compactSummaryAnswer({ cart }: Pick<CartView, 'cart'>): Schemas['CartCompactSummary'] {
  return {
    cartId: cart.Id,
    currencyIsoCode: cart.CurrencyIsoCode,
    totalProductCount: cart.TotalProductCount.toFixed(1),
    uniqueProductCount: cart.UniqueProductCount,
    asyncOperationStatus: cart.ProcessingUntil__c === null ? 'Completed' : 'Processing',
  };
}

/** The head of a cart (PF-CART-01): amounts and the product count are text, the item count is a number. */
export function cartSummaryAnswer(view: CartView, language: Language): Schemas['CartSummary'] {
  const { cart } = view;
  return {
    accountId: cart.AccountId,
    ...compactSummaryAnswer(view),
    isSecondary: cart.IsSecondary,
    messagesSummary: cartMessagesSummary(view, language),
    name: cart.Name,
    orderOwnerId: cart.OwnerId,
    ownerId: cart.OwnerId,
    purchaseOrderNumber: cart.PurchaseOrderNumber,
    status: cart.Status,
    taxType: cart.TaxType,
    totalSubProductCount: '0.0',
    totalProductLineItemCount: view.lines.length,
    ...cartAmounts(view),
    ...NO_FIRST_PAYMENT,
    hasGift: false,
    type: cart.IsReadOnly__c ? 'PayNowReadOnly' : 'Cart',
    webstoreId: cart.WebStoreId,
  };
}

/** The shop sells no subscriptions, so that there is no first payment of one. */
const NO_FIRST_PAYMENT = {
  firstPymtGrandTotalAmount: null,
  firstPymtTotalAmount: null,
  firstPymtTotalListPrice: null,
  firstPymtTotalTaxAmount: null,
};

function cartAmounts({ cart, adjustments }: CartView) {
  const afterAll = parseMoney(cart.TotalProductAmount) + parseMoney(cart.TotalAdjustmentAmount);
  const ofCart = ofWholeCart(adjustments);
  return {
    grandTotalAmount: cart.GrandTotalAmount,
    totalChargeAmount: cart.TotalChargeAmount,
    totalListPrice: cart.TotalListAmount,
    totalProductListAmount: cart.TotalListAmount,
    totalProductAmount: cart.TotalProductAmount,
    totalProductAmountAfterAdjustments: formatMoney(afterAll),
    totalAmountWithItemAdjustment: formatMoney(afterAll - ofCart),
    totalCartLevelAdjustmentAmount: formatMoney(ofCart),
    totalPromotionalAdjustmentAmount: cart.TotalAdjustmentAmount,
    totalTaxAmount: cart.TotalTaxAmount,
  };
}
