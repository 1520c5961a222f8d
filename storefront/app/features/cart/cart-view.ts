import type { CartItemPage, CartSummary } from '#client/commerce/cart.ts';
import { cartStatus, hasErrors } from '#client/commerce/cart-status.ts';
import { isPaymentLink } from '#client/commerce/payment-link.ts';
import type { Session } from '#client/commerce/session.ts';
import type { Fact, FieldMapping } from '../../settings/field-mapping.ts';
import type { Money } from '../product/money.ts';
import { fieldsOf, valuesOf } from '../product/product-fields.ts';
import type { ProductView } from '../product/product-view.ts';
import { toProductView } from '../product/to-product-view.ts';

type CartCoupon = NonNullable<CartItemPage['cartCoupons']>['cartCoupons']['coupons'][number];
type CartItem = CartItemPage['cartItems'][number]['cartItem'];

/** What the cart and the checkout show of a product. */
const cartFacts: readonly Fact[] = [
  'pzn',
  'variant',
  'regulatoryClass',
  'packSize',
  'packAmount',
  'packUnit',
  'packClass',
  'dosageForm',
  'activeIngredient',
  'manufacturer',
  'comparisonPriceType',
  'stock',
  'maximumPerOrder',
  'needsMandatoryText',
];

/** The fields that a cart asks for. */
export const cartProductFields = (mapping: FieldMapping): string[] => fieldsOf(mapping, cartFacts);

/** One line of the cart. */
export interface CartLine {
  id: string;
  product: ProductView;
  quantity: number;
  /** Before promotions, so that the lines add up to the products of the sums; absent where the platform tells none. */
  total: Money | undefined;
  /** What promotions take off the line; undefined where the page has not asked. */
  discounts?: CartDiscount[];
  /** What keeps the line from checkout, in the platform's words to the buyer. */
  errors: string[];
  remarks: string[];
}

/** What a promotion takes off the products of a cart. */
export interface CartDiscount {
  id: string;
  name: string;
  amount: Money;
}

/** A coupon in the cart. */
export interface AppliedCoupon {
  id: string;
  code: string;
}

/** The sums of a cart; all include the tax that is named. */
export interface CartTotals {
  products: Money;
  discount: Money | undefined;
  /** The same promotion by promotion; empty where the platform was not asked for them. */
  discounts: CartDiscount[];
  shipping: Money;
  tax: Money;
  /** Whether the other sums lack the tax, which the total has. */
  isNet?: boolean;
  total: Money;
}

/** The cart as its page shows it. */
export interface CartView {
  cartId: string;
  /** A copy that stands, to be paid by a link (SF-CART-18). */
  isPaymentLink: boolean;
  lines: CartLine[];
  totals: CartTotals;
  coupons: AppliedCoupon[];
  /** What the platform says to the buyer about promotions, such as a coupon without effect. */
  couponRemarks: string[];
  packs: number;
  /** Lines of the cart, also those that are not among `lines`. */
  lineCount: number;
  isProcessing: boolean;
  hasErrors: boolean;
  /** Whether the visitor may order at all; guests sign in where the store asks for it. */
  isCheckoutAllowed: boolean;
  /** Whether the visitor may, and nothing of the cart is in the way (SF-CART-13). */
  isReadyForCheckout: boolean;
}

/** Who looks at a cart, and what the store lets guests do. */
export interface CartVisitor {
  session: Pick<Session, 'isGuest'>;
  flags: Parameters<typeof cartStatus>[3];
}

/** The cart of the platform as the shop shows it, by its items and sums; undefined while it is empty. */
export function toCartView(
  page: CartItemPage,
  cartSummary: CartSummary,
  { mapping, session, flags }: CartVisitor & { mapping: FieldMapping },
): CartView | undefined {
  const { cartItems } = page;
  if (cartItems.length === 0) return undefined;
  const { currencyIsoCode: currency } = cartSummary;
  const lineCount = Math.max(cartSummary.uniqueProductCount ?? 0, cartItems.length);
  const isProcessing = cartSummary.asyncOperationStatus === 'Processing';
  const state = { isProcessing, failedProductCount: 0 };
  const status = cartStatus(state, { ...cartSummary, uniqueProductCount: lineCount }, session, flags);
  return {
    cartId: cartSummary.cartId,
    isPaymentLink: isPaymentLink(cartSummary),
    lines: cartItems.map(({ cartItem }) => toLine(cartItem, currency, mapping)),
    totals: { ...toTotals(cartSummary), discounts: toDiscounts(page, cartSummary) },
    coupons: (page.cartCoupons?.cartCoupons.coupons ?? []).map(toAppliedCoupon),
    couponRemarks: cartSummary.messagesSummary.limitedMessages
      .filter(({ type, visible }) => type === 'Promotions' && visible !== false)
      .map(({ message }) => message),
    packs: Number(cartSummary.totalProductCount),
    lineCount,
    isProcessing,
    hasErrors: page.hasErrors || hasErrors(cartSummary),
    isCheckoutAllowed: status.isCheckoutAllowed,
    isReadyForCheckout: status.isReadyForCheckout && !page.hasErrors,
  };
}

/** A coupon of a cart or a checkout, by the id that takes it out again. */
export function toAppliedCoupon({ cartCouponId, couponCode }: CartCoupon): AppliedCoupon {
  return { id: cartCouponId, code: couponCode };
}

/** The sums of a cart. */
export function toTotals(summary: CartSummary): CartTotals {
  const money = (amount: string): Money => ({ amount, currency: summary.currencyIsoCode });
  const { totalPromotionalAdjustmentAmount: adjustment } = summary;
  return {
    products: money(summary.totalProductAmount),
    discount: Number(adjustment) === 0 ? undefined : money(adjustment),
    discounts: [],
    shipping: money(summary.totalChargeAmount),
    tax: money(summary.totalTaxAmount),
    isNet: summary.taxType === 'Net',
    total: money(summary.grandTotalAmount),
  };
}

/**
 * Promotions of the products; what is taken off the delivery is in its costs already, and names no item. Items of older
 * versions name no promotions, and of a large cart not all are read; then only those that say that they lower items are
 * known to be of the products.
 */
function toDiscounts(
  { cartItems, cartPromotions }: CartItemPage,
  { currencyIsoCode: currency, uniqueProductCount }: CartSummary,
): CartDiscount[] {
  const named = cartItems.map(({ cartItem }) => cartItem.promotionDisplayName);
  const isNamed = named.some((names) => names !== undefined) && cartItems.length >= uniqueProductCount;
  return (cartPromotions?.promotions ?? [])
    .filter(({ displayName, targetType }) =>
      isNamed ? named.some((names) => names?.includes(displayName)) : targetType === 'Item',
    )
    .map(({ promotionId, displayName, adjustmentAmount }) => ({
      id: promotionId,
      name: displayName,
      amount: { amount: adjustmentAmount, currency },
    }));
}

function toLine(item: CartItem, currency: string, mapping: FieldMapping): CartLine {
  const { productDetails, messagesSummary } = item;
  const messages = (severe: boolean) =>
    messagesSummary.limitedMessages
      .filter(({ severity, visible }) => (severity === 'Error') === severe && visible !== false)
      .map(({ message }) => message);
  return {
    id: item.cartItemId,
    product: toProductView({
      id: item.productId,
      name: productDetails.name,
      productClass: item.productClass ?? undefined,
      values: { ...valuesOf(mapping, productDetails.fields), StockKeepingUnit: productDetails.sku },
      image: productDetails.thumbnailImage,
      variation: Object.values(productDetails.variationAttributes ?? {}).map(({ value }) => value),
      purchaseQuantityRule: productDetails.purchaseQuantityRule,
      price: { unitPrice: item.salesPrice, listPrice: item.listPrice, currencyIsoCode: currency },
    }),
    quantity: Number(item.quantity),
    total: item.totalPrice ? { amount: item.totalPrice, currency } : undefined,
    errors: messages(true),
    remarks: messages(false),
  };
}
