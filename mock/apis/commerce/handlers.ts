import type { Handlers } from '#mock/apis/dispatch/handler.ts';
import type { CommerceOperations, OperationId } from '#mock/apis/dispatch/operations.ts';
import { createAddress } from './addresses/createAddress.ts';
import { deleteAddress } from './addresses/deleteAddress.ts';
import { getAddresses } from './addresses/getAddresses.ts';
import { updateAddress } from './addresses/updateAddress.ts';
import { getAiConfiguration } from './assistant/getAiConfiguration.ts';
import { getShopperAgentContext } from './assistant/getShopperAgentContext.ts';
import { cloneCart } from './cart-actions/cloneCart.ts';
import { deleteCartReservations } from './cart-actions/deleteCartReservations.ts';
import { preserveCart } from './cart-actions/preserveCart.ts';
import { reserveCartInventory } from './cart-actions/reserveCartInventory.ts';
import { addCouponToCart } from './cart-coupons/addCouponToCart.ts';
import { deleteCouponFromCart } from './cart-coupons/deleteCouponFromCart.ts';
import { addItemsToCart } from './carts/addItemsToCart.ts';
import { addItemToCart } from './carts/addItemToCart.ts';
import { createCart } from './carts/createCart.ts';
import { deleteCart } from './carts/deleteCart.ts';
import { deleteItemFromCart } from './carts/deleteItemFromCart.ts';
import { getCartItems } from './carts/getCartItems.ts';
import { getCartProducts } from './carts/getCartProducts.ts';
import { getCartSummary } from './carts/getCartSummary.ts';
import { getCurrentCartSummary } from './carts/getCurrentCartSummary.ts';
import { updateItemInCart } from './carts/updateItemInCart.ts';
import { addCouponToCheckout } from './checkouts/addCouponToCheckout.ts';
import { createPayment } from './checkouts/createPayment.ts';
import { deleteCheckout } from './checkouts/deleteCheckout.ts';
import { deleteCouponFromCheckout } from './checkouts/deleteCouponFromCheckout.ts';
import { getCheckout } from './checkouts/getCheckout.ts';
import { performOrderAction } from './checkouts/performOrderAction.ts';
import { placeOrder } from './checkouts/placeOrder.ts';
import { startCheckout } from './checkouts/startCheckout.ts';
import { updateCheckout } from './checkouts/updateCheckout.ts';
import { getApplicationContext } from './contexts/getApplicationContext.ts';
import { getEffectiveAccount } from './contexts/getEffectiveAccount.ts';
import { getExternalManagedAccounts } from './contexts/getExternalManagedAccounts.ts';
import { getSessionContext } from './contexts/getSessionContext.ts';
import { arrangeDeliveryGroupItems } from './delivery-groups/arrangeDeliveryGroupItems.ts';
import { createDeliveryGroup } from './delivery-groups/createDeliveryGroup.ts';
import { deleteDeliveryGroup } from './delivery-groups/deleteDeliveryGroup.ts';
import { getDeliveryGroup } from './delivery-groups/getDeliveryGroup.ts';
import { getDeliveryGroups } from './delivery-groups/getDeliveryGroups.ts';
import { updateDeliveryGroup } from './delivery-groups/updateDeliveryGroup.ts';
import { addOrderToCart } from './orders/addOrderToCart.ts';
import { getOrderSummaries } from './orders/getOrderSummaries.ts';
import { getOrderSummary } from './orders/getOrderSummary.ts';
import { createPaymentToken } from './payments/createPaymentToken.ts';
import { getProduct } from './products/getProduct.ts';
import { getProductCategory } from './products/getProductCategory.ts';
import { getProductCategoryChildren } from './products/getProductCategoryChildren.ts';
import { getProductCategoryPath } from './products/getProductCategoryPath.ts';
import { getProductPrice } from './products/getProductPrice.ts';
import { getProductPrices } from './products/getProductPrices.ts';
import { getProducts } from './products/getProducts.ts';
import { createRegistration } from './registrations/createRegistration.ts';
import { getSearchSuggestions } from './search/getSearchSuggestions.ts';
import { getSortRules } from './search/getSortRules.ts';
import { searchProducts } from './search/searchProducts.ts';
import { getServerMethodResult } from './server-methods/getServerMethodResult.ts';
import { invokeServerMethod } from './server-methods/invokeServerMethod.ts';
import { createSession } from './sessions/createSession.ts';
import { deleteSession } from './sessions/deleteSession.ts';
import { getCsrfTokenModule } from './sessions/getCsrfTokenModule.ts';
import { getSession } from './sessions/getSession.ts';
import { getWebRuntimeProduct } from './web-runtime/getWebRuntimeProduct.ts';
import { getWebRuntimeProductPrice } from './web-runtime/getWebRuntimeProductPrice.ts';
import { getWebRuntimeProductPrices } from './web-runtime/getWebRuntimeProductPrices.ts';
import { getWebRuntimeProducts } from './web-runtime/getWebRuntimeProducts.ts';
import { getWebRuntimeAddresses } from './web-runtime-cart/getWebRuntimeAddresses.ts';
import { getWebRuntimeCartItemPromotions } from './web-runtime-cart/getWebRuntimeCartItemPromotions.ts';
import { getWebRuntimeCartItems } from './web-runtime-cart/getWebRuntimeCartItems.ts';
import { updateWebRuntimeCartItem } from './web-runtime-cart/updateWebRuntimeCartItem.ts';

/** The handlers of the commerce API, one for each operation. */
export const commerceHandlers = {
  getAddresses,
  createAddress,
  updateAddress,
  deleteAddress,
  createCart,
  deleteCart,
  getCartSummary,
  getCurrentCartSummary,
  getCartItems,
  addItemToCart,
  addItemsToCart,
  updateItemInCart,
  deleteItemFromCart,
  getCartProducts,
  preserveCart,
  cloneCart,
  reserveCartInventory,
  deleteCartReservations,
  addCouponToCart,
  deleteCouponFromCart,
  startCheckout,
  getCheckout,
  updateCheckout,
  deleteCheckout,
  createPayment,
  createPaymentToken,
  addCouponToCheckout,
  deleteCouponFromCheckout,
  placeOrder,
  performOrderAction,
  getApplicationContext,
  getSessionContext,
  getExternalManagedAccounts,
  getEffectiveAccount,
  getAiConfiguration,
  getShopperAgentContext,
  getOrderSummaries,
  getOrderSummary,
  addOrderToCart,
  getDeliveryGroups,
  getDeliveryGroup,
  updateDeliveryGroup,
  createDeliveryGroup,
  deleteDeliveryGroup,
  arrangeDeliveryGroupItems,
  getProduct,
  getProducts,
  getProductPrice,
  getProductPrices,
  getProductCategory,
  getProductCategoryChildren,
  getProductCategoryPath,
  searchProducts,
  getSearchSuggestions,
  getSortRules,
  getServerMethodResult,
  invokeServerMethod,
  createRegistration,
  createSession,
  getSession,
  deleteSession,
  getCsrfTokenModule,
  getWebRuntimeCartItems,
  getWebRuntimeCartItemPromotions,
  updateWebRuntimeCartItem,
  getWebRuntimeAddresses,
  getWebRuntimeProduct,
  getWebRuntimeProducts,
  getWebRuntimeProductPrice,
  getWebRuntimeProductPrices,
} satisfies Handlers<keyof CommerceOperations & OperationId>;
