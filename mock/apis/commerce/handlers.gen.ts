// Generated from openapi/commerce/ and mock/apis/commerce/ by `npm run generate`. Do not edit.
import type { operations } from '#generated/commerce/types.gen.ts';
import type { Handlers } from '../dispatch/handler.ts';
import { getAddresses, deleteAddress } from './addresses/addresses.ts';
import { createAddress } from './addresses/createAddress.ts';
import { updateAddress } from './addresses/updateAddress.ts';
import { getAiConfiguration, getShopperAgentContext } from './assistant/assistant.ts';
import { getBoostBuryRules, getBoostBuryRule, deleteBoostBuryRule } from './boost-bury-rules/boost-bury-rules.ts';
import { createBoostBuryRule } from './boost-bury-rules/createBoostBuryRule.ts';
import { preserveCart } from './cart-actions/preserveCart.ts';
import { reserveCartInventory, deleteCartReservations } from './cart-actions/cart-reservations.ts';
import { cloneCart } from './cart-actions/cloneCart.ts';
import { calculateCart, evaluateCartShipping, evaluateCartTaxes } from './cart-actions/calculations.ts';
import { makeCartPrimary } from './cart-actions/makeCartPrimary.ts';
import { updateCartMessagesVisibility } from './cart-actions/updateCartMessagesVisibility.ts';
import { getCartCoupons, addCouponToCart, deleteCouponFromCart } from './cart-coupons/cart-coupons.ts';
import { addCart } from './carts/addCart.ts';
import { getCart, createCart, deleteCart, getCartSummary, getCurrentCartSummary } from './carts/carts.ts';
import { getCartItems, addItemToCart, deleteItemFromCart, updateItemInCart } from './carts/cart-items.ts';
import { addItemsToCart } from './carts/addItemsToCart.ts';
import { getCartItemPromotions } from './carts/getCartItemPromotions.ts';
import { getCartPromotions } from './carts/getCartPromotions.ts';
import { getCartProducts } from './carts/getCartProducts.ts';
import { getCartProduct } from './carts/getCartProduct.ts';
import { getCategoryMenuItems } from './category-menu-items/getCategoryMenuItems.ts';
import { startActiveCheckout, createCheckout, startCheckout } from './checkouts/startCheckout.ts';
import { getCheckout, deleteCheckout } from './checkouts/checkouts.ts';
import { updateCheckout } from './checkouts/updateCheckout.ts';
import { createPayment } from './checkouts/createPayment.ts';
import { addCouponToCheckout, deleteCouponFromCheckout } from './checkouts/checkout-coupons.ts';
import { placeOrder, performOrderAction } from './checkouts/orders.ts';
import { updateCompositeProduct } from './composite-products/updateCompositeProduct.ts';
import { createCompositeVariations } from './composite-products/createCompositeVariations.ts';
import { getApplicationContext } from './contexts/getApplicationContext.ts';
import { getSessionContext } from './contexts/getSessionContext.ts';
import { getExternalManagedAccounts, getEffectiveAccount } from './contexts/accounts.ts';
import { getDeliveryGroups, getDeliveryGroup } from './delivery-groups/delivery-groups.ts';
import { createDeliveryGroup } from './delivery-groups/createDeliveryGroup.ts';
import { arrangeDeliveryGroupItems } from './delivery-groups/arrangeDeliveryGroupItems.ts';
import { deleteDeliveryGroup } from './delivery-groups/deleteDeliveryGroup.ts';
import { updateDeliveryGroup } from './delivery-groups/updateDeliveryGroup.ts';
import { getMyProfile, updateMyProfile } from './my-profile/my-profile.ts';
import { startMyProfileVerification, submitMyProfileCode } from './my-profile/verification.ts';
import { getOrderItems, getOrderDeliveryGroups } from './order-items/order-items.ts';
import { getOrderItemAdjustments, startOrderAdjustmentAggregates } from './order-items/order-item-adjustments.ts';
import { getOrderSummaryLookup, findOrderSummary, createOrderAccessToken } from './order-lookup/order-lookup.ts';
import { calculateOrderCancel, submitOrderCancel, calculateOrderReturn, submitOrderReturn } from './order-management/order-changes.ts';
import { startOrderRefunds } from './order-management/startOrderRefunds.ts';
import { startOrderConfirmation } from './order-management/startOrderConfirmation.ts';
import { getOrderSummaries, getOrderSummary, getOrderAdjustments } from './orders/order-summaries.ts';
import { addOrderToCart, addOrderSummaryToCart } from './orders/addOrderToCart.ts';
import { createPaymentToken } from './payments/createPaymentToken.ts';
import { getProductChildren } from './product-relations/getProductChildren.ts';
import { getFeaturedProducts } from './product-relations/getFeaturedProducts.ts';
import { getProduct, getProducts, getProductPrice, getProductPrices, createProductPrices } from './products/products.ts';
import { getProductCategory, getProductCategoryChildren, getProductCategoryPath } from './products/categories.ts';
import { getProductRecommendations } from './recommendations/getProductRecommendations.ts';
import { createBuyerRegistration } from './registrations/createBuyerRegistration.ts';
import { createGuestBuyer } from './registrations/createGuestBuyer.ts';
import { searchProducts } from './search/searchProducts.ts';
import { createProductSearch } from './search/createProductSearch.ts';
import { getSearchSuggestions } from './search/getSearchSuggestions.ts';
import { getSortRules } from './search/getSortRules.ts';
import { getServerMethodResult, invokeServerMethod } from './server-methods/server-methods.ts';
import { getCsrfTokenModule, getCsrfTokenExport } from './sessions/sessions.ts';
import { getOrderShipments, getShipmentItems } from './shipments/shipments.ts';
import { getShippingProfiles } from './shipping-profiles/getShippingProfiles.ts';
import { getProductTaxes } from './taxes/getProductTaxes.ts';
import { calculateTaxes } from './taxes/calculateTaxes.ts';
import { getWishlists, createWishlist, getWishlist, deleteWishlist, updateWishlist } from './wishlists/wishlists.ts';
import { getWishlistItems, addItemToWishlist, deleteItemFromWishlist } from './wishlists/wishlist-items.ts';
import { addWishlistToCart, addCartToWishlist } from './wishlists/wishlist-and-cart.ts';

/** The handlers of the commerce API, one for each operation. */
export const commerceHandlers = {
  getAddresses,
  createAddress,
  deleteAddress,
  updateAddress,
  getAiConfiguration,
  getShopperAgentContext,
  getBoostBuryRules,
  createBoostBuryRule,
  getBoostBuryRule,
  deleteBoostBuryRule,
  preserveCart,
  reserveCartInventory,
  deleteCartReservations,
  cloneCart,
  calculateCart,
  evaluateCartShipping,
  evaluateCartTaxes,
  makeCartPrimary,
  updateCartMessagesVisibility,
  getCartCoupons,
  addCouponToCart,
  deleteCouponFromCart,
  addCart,
  getCart,
  createCart,
  deleteCart,
  getCartSummary,
  getCurrentCartSummary,
  getCartItems,
  addItemToCart,
  addItemsToCart,
  getCartItemPromotions,
  deleteItemFromCart,
  updateItemInCart,
  getCartPromotions,
  getCartProducts,
  getCartProduct,
  getCategoryMenuItems,
  startActiveCheckout,
  createCheckout,
  getCheckout,
  startCheckout,
  deleteCheckout,
  updateCheckout,
  createPayment,
  addCouponToCheckout,
  deleteCouponFromCheckout,
  placeOrder,
  performOrderAction,
  updateCompositeProduct,
  createCompositeVariations,
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
  getMyProfile,
  updateMyProfile,
  startMyProfileVerification,
  submitMyProfileCode,
  getOrderItems,
  getOrderItemAdjustments,
  getOrderDeliveryGroups,
  startOrderAdjustmentAggregates,
  getOrderSummaryLookup,
  findOrderSummary,
  createOrderAccessToken,
  calculateOrderCancel,
  submitOrderCancel,
  calculateOrderReturn,
  submitOrderReturn,
  startOrderRefunds,
  startOrderConfirmation,
  getOrderSummaries,
  getOrderSummary,
  addOrderToCart,
  getOrderAdjustments,
  addOrderSummaryToCart,
  createPaymentToken,
  getProductChildren,
  getFeaturedProducts,
  getProduct,
  getProducts,
  getProductPrice,
  getProductPrices,
  createProductPrices,
  getProductCategory,
  getProductCategoryChildren,
  getProductCategoryPath,
  getProductRecommendations,
  createBuyerRegistration,
  createGuestBuyer,
  searchProducts,
  createProductSearch,
  getSearchSuggestions,
  getSortRules,
  getServerMethodResult,
  invokeServerMethod,
  getCsrfTokenModule,
  getCsrfTokenExport,
  getOrderShipments,
  getShipmentItems,
  getShippingProfiles,
  getProductTaxes,
  calculateTaxes,
  getWishlists,
  createWishlist,
  getWishlist,
  deleteWishlist,
  updateWishlist,
  getWishlistItems,
  addItemToWishlist,
  deleteItemFromWishlist,
  addWishlistToCart,
  addCartToWishlist,
} satisfies Handlers<keyof operations>;
