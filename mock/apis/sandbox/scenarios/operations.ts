import type { PlatformOperationId } from '../../dispatch/operations.ts';

type Ids = readonly PlatformOperationId[];

/** Reads of a cart. */
export const cartReads: Ids = [
  'getCart',
  'getCartSummary',
  'getCurrentCartSummary',
  'getCartItems',
  'getCartProducts',
  'getCartProduct',
  'getCartCoupons',
  'getCartPromotions',
];

/** Reads of a cart's head, which clients poll. */
export const cartSummaries: Ids = ['getCart', 'getCartSummary', 'getCurrentCartSummary'];

/** Writes of a cart that is there. */
export const cartWrites: Ids = [
  'addItemToCart',
  'addItemsToCart',
  'updateItemInCart',
  'deleteItemFromCart',
  'addCouponToCart',
  'deleteCouponFromCart',
  'calculateCart',
  'evaluateCartShipping',
  'evaluateCartTaxes',
  'makeCartPrimary',
  'updateCartMessagesVisibility',
];

/** What starts a checkout. */
export const checkoutStarts: Ids = ['startCheckout', 'createCheckout', 'startActiveCheckout'];

/** Reads and writes of a checkout before the order. */
export const checkoutSteps: Ids = [...checkoutStarts, 'getCheckout', 'updateCheckout'];

/** What makes an order of a checkout. */
export const orderActions: Ids = ['placeOrder', 'performOrderAction'];

/** Where a shopper names an address of delivery. */
export const addressSteps: Ids = [...checkoutStarts, 'updateCheckout', 'updateDeliveryGroup'];

/** Reads of products with their fields. */
export const productReads: Ids = [
  'getProduct',
  'getProducts',
  'searchProducts',
  'getServerMethodResult',
  'invokeServerMethod',
];

/** Reads of prices. */
export const priceReads: Ids = [
  'getProductPrice',
  'getProductPrices',
  'searchProducts',
  'getServerMethodResult',
  'invokeServerMethod',
];

/** Reads of managed content. */
export const contentReads: Ids = ['getContent', 'getContents', 'getChannelContent', 'getChannelContents'];
