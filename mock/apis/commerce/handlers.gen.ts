// Generated from openapi/commerce/ and mock/apis/commerce/ by `npm run generate`. Do not edit.
import type { operations } from '#generated/commerce/types.gen.ts';
import type { Handlers } from '../dispatch/handler.ts';
import { getAddresses } from './addresses/getAddresses.ts';
import { createAddress } from './addresses/createAddress.ts';
import { deleteAddress } from './addresses/deleteAddress.ts';
import { updateAddress } from './addresses/updateAddress.ts';
import { getAiConfiguration } from './assistant/getAiConfiguration.ts';
import { getShopperAgentContext } from './assistant/getShopperAgentContext.ts';
import { preserveCart } from './cart-actions/preserveCart.ts';
import { reserveCartInventory } from './cart-actions/reserveCartInventory.ts';
import { deleteCartReservations } from './cart-actions/deleteCartReservations.ts';
import { cloneCart } from './cart-actions/cloneCart.ts';
import { addCouponToCart } from './cart-coupons/addCouponToCart.ts';
import { deleteCouponFromCart } from './cart-coupons/deleteCouponFromCart.ts';
import { createCart } from './carts/createCart.ts';
import { deleteCart } from './carts/deleteCart.ts';
import { getCartSummary } from './carts/getCartSummary.ts';
import { getCurrentCartSummary } from './carts/getCurrentCartSummary.ts';
import { getCartItems } from './carts/getCartItems.ts';
import { addItemToCart } from './carts/addItemToCart.ts';
import { addItemsToCart } from './carts/addItemsToCart.ts';
import { deleteItemFromCart } from './carts/deleteItemFromCart.ts';
import { updateItemInCart } from './carts/updateItemInCart.ts';
import { getCartProducts } from './carts/getCartProducts.ts';
import { getCheckout } from './checkouts/getCheckout.ts';
import { startCheckout } from './checkouts/startCheckout.ts';
import { deleteCheckout } from './checkouts/deleteCheckout.ts';
import { updateCheckout } from './checkouts/updateCheckout.ts';
import { createPayment } from './checkouts/createPayment.ts';
import { addCouponToCheckout } from './checkouts/addCouponToCheckout.ts';
import { deleteCouponFromCheckout } from './checkouts/deleteCouponFromCheckout.ts';
import { placeOrder } from './checkouts/placeOrder.ts';
import { performOrderAction } from './checkouts/performOrderAction.ts';
import { getApplicationContext } from './contexts/getApplicationContext.ts';
import { getSessionContext } from './contexts/getSessionContext.ts';
import { getExternalManagedAccounts } from './contexts/getExternalManagedAccounts.ts';
import { getEffectiveAccount } from './contexts/getEffectiveAccount.ts';
import { getDeliveryGroups } from './delivery-groups/getDeliveryGroups.ts';
import { createDeliveryGroup } from './delivery-groups/createDeliveryGroup.ts';
import { arrangeDeliveryGroupItems } from './delivery-groups/arrangeDeliveryGroupItems.ts';
import { getDeliveryGroup } from './delivery-groups/getDeliveryGroup.ts';
import { deleteDeliveryGroup } from './delivery-groups/deleteDeliveryGroup.ts';
import { updateDeliveryGroup } from './delivery-groups/updateDeliveryGroup.ts';
import { getOrderSummaries } from './orders/getOrderSummaries.ts';
import { getOrderSummary } from './orders/getOrderSummary.ts';
import { addOrderToCart } from './orders/addOrderToCart.ts';
import { createPaymentToken } from './payments/createPaymentToken.ts';
import { getProduct } from './products/getProduct.ts';
import { getProducts } from './products/getProducts.ts';
import { getProductPrice } from './products/getProductPrice.ts';
import { getProductPrices } from './products/getProductPrices.ts';
import { getProductCategory } from './products/getProductCategory.ts';
import { getProductCategoryChildren } from './products/getProductCategoryChildren.ts';
import { getProductCategoryPath } from './products/getProductCategoryPath.ts';
import { createRegistration } from './registrations/createRegistration.ts';
import { searchProducts } from './search/searchProducts.ts';
import { getSearchSuggestions } from './search/getSearchSuggestions.ts';
import { getSortRules } from './search/getSortRules.ts';
import { getServerMethodResult } from './server-methods/getServerMethodResult.ts';
import { invokeServerMethod } from './server-methods/invokeServerMethod.ts';
import { createSession } from './sessions/createSession.ts';
import { getSession } from './sessions/getSession.ts';
import { deleteSession } from './sessions/deleteSession.ts';
import { getCsrfTokenModule } from './sessions/getCsrfTokenModule.ts';
import { getWebRuntimeCartItems } from './web-runtime-cart/getWebRuntimeCartItems.ts';
import { getWebRuntimeCartItemPromotions } from './web-runtime-cart/getWebRuntimeCartItemPromotions.ts';
import { updateWebRuntimeCartItem } from './web-runtime-cart/updateWebRuntimeCartItem.ts';
import { getWebRuntimeAddresses } from './web-runtime-cart/getWebRuntimeAddresses.ts';
import { getWebRuntimeProduct } from './web-runtime/getWebRuntimeProduct.ts';
import { getWebRuntimeProducts } from './web-runtime/getWebRuntimeProducts.ts';
import { getWebRuntimeProductPrice } from './web-runtime/getWebRuntimeProductPrice.ts';
import { getWebRuntimeProductPrices } from './web-runtime/getWebRuntimeProductPrices.ts';

/** The handlers of the commerce API, one for each operation. */
export const commerceHandlers = {
  getAddresses,
  createAddress,
  deleteAddress,
  updateAddress,
  getAiConfiguration,
  getShopperAgentContext,
  preserveCart,
  reserveCartInventory,
  deleteCartReservations,
  cloneCart,
  addCouponToCart,
  deleteCouponFromCart,
  createCart,
  deleteCart,
  getCartSummary,
  getCurrentCartSummary,
  getCartItems,
  addItemToCart,
  addItemsToCart,
  deleteItemFromCart,
  updateItemInCart,
  getCartProducts,
  getCheckout,
  startCheckout,
  deleteCheckout,
  updateCheckout,
  createPayment,
  addCouponToCheckout,
  deleteCouponFromCheckout,
  placeOrder,
  performOrderAction,
  getApplicationContext,
  getSessionContext,
  getExternalManagedAccounts,
  getEffectiveAccount,
  getDeliveryGroups,
  createDeliveryGroup,
  arrangeDeliveryGroupItems,
  getDeliveryGroup,
  deleteDeliveryGroup,
  updateDeliveryGroup,
  getOrderSummaries,
  getOrderSummary,
  addOrderToCart,
  createPaymentToken,
  getProduct,
  getProducts,
  getProductPrice,
  getProductPrices,
  getProductCategory,
  getProductCategoryChildren,
  getProductCategoryPath,
  createRegistration,
  searchProducts,
  getSearchSuggestions,
  getSortRules,
  getServerMethodResult,
  invokeServerMethod,
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
} satisfies Handlers<keyof operations>;
