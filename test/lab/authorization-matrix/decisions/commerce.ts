import type { CommerceOperations, PlatformOperations } from '#mock/apis/dispatch/operations.ts';
import { type Decision, everybody, signedIn } from './decision.ts';

/** Carts, checkouts, addresses and orders are one buyer's; guests of this shop only look around. */
const ofOneBuyer: Decision = {
  guest: 403,
  buyer: 'yes',
  otherBuyer: 404,
  merchandiser: 403,
  support: 403,
  administrator: 403,
};

/** Each buyer does it for themselves; nothing of another buyer is named. */
const buyers: Decision = { ...ofOneBuyer, otherBuyer: 'yes' };
const signedInBuyers: Decision = { ...buyers, guest: 401 };

/** Whoever has signed in has an account already; the person whose call the row makes is a guest. */
const guestsOnly: Decision = {
  guest: 'yes',
  buyer: 'yes',
  otherBuyer: 403,
  merchandiser: 403,
  support: 403,
  administrator: 403,
};

/** Who may do what; an operation without a row is a compile error. */
export const commerceDecisions = {
  getAddresses: ofOneBuyer,
  createAddress: ofOneBuyer,
  deleteAddress: ofOneBuyer,
  updateAddress: ofOneBuyer,
  getAiConfiguration: everybody,
  getShopperAgentContext: everybody,
  preserveCart: ofOneBuyer,
  reserveCartInventory: ofOneBuyer,
  deleteCartReservations: ofOneBuyer,
  cloneCart: ofOneBuyer,
  addCouponToCart: ofOneBuyer,
  deleteCouponFromCart: ofOneBuyer,
  createCart: buyers,
  deleteCart: ofOneBuyer,
  getCartSummary: ofOneBuyer,
  getCurrentCartSummary: buyers,
  getCartItems: ofOneBuyer,
  addItemToCart: ofOneBuyer,
  addItemsToCart: ofOneBuyer,
  deleteItemFromCart: ofOneBuyer,
  updateItemInCart: ofOneBuyer,
  getCartProducts: ofOneBuyer,
  getCheckout: ofOneBuyer,
  startCheckout: ofOneBuyer,
  deleteCheckout: ofOneBuyer,
  updateCheckout: ofOneBuyer,
  createPayment: ofOneBuyer,
  addCouponToCheckout: ofOneBuyer,
  deleteCouponFromCheckout: ofOneBuyer,
  placeOrder: ofOneBuyer,
  performOrderAction: ofOneBuyer,
  getApplicationContext: everybody,
  getSessionContext: everybody,
  getExternalManagedAccounts: signedInBuyers,
  getEffectiveAccount: { ...ofOneBuyer, guest: 401, otherBuyer: 403, absent: 403 },
  getDeliveryGroups: ofOneBuyer,
  createDeliveryGroup: ofOneBuyer,
  arrangeDeliveryGroupItems: ofOneBuyer,
  getDeliveryGroup: ofOneBuyer,
  deleteDeliveryGroup: ofOneBuyer,
  updateDeliveryGroup: ofOneBuyer,
  getOrderSummaries: signedInBuyers,
  getOrderSummary: ofOneBuyer,
  addOrderToCart: { ...ofOneBuyer, guest: 401 },
  createPaymentToken: buyers,
  getProduct: everybody,
  getProducts: everybody,
  getProductPrice: everybody,
  getProductPrices: everybody,
  getProductCategory: everybody,
  getProductCategoryChildren: everybody,
  getProductCategoryPath: everybody,
  searchProducts: everybody,
  getSearchSuggestions: everybody,
  getSortRules: everybody,
  getServerMethodResult: everybody,
  invokeServerMethod: everybody,
  createRegistration: guestsOnly,
  createSession: everybody,
  getSession: everybody,
  deleteSession: everybody,
  getCsrfTokenModule: signedIn,
  getCartItemPromotions: { ...ofOneBuyer, leavesOut: true },
  getVersions: everybody,
} satisfies Readonly<Record<keyof (CommerceOperations & PlatformOperations), Decision>>;
