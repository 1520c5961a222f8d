// Generated from openapi/ by `npm run generate`. Do not edit.

export const addressesConstants = {"lastNameFirstCountries":["CN","HU","JP","KR","MO","MY","SG","TW","VN"],"regionLabelCountries":["JP","CN","TW","TH","VN","MY","KR"],"guestRefusal":"CPA disabled","addressesMaximum":300} as const;

export const boostBuryRulesConstants = {"mostRulesPerStore":25,"mostProductsPerRule":100,"mostProductsPerStore":500} as const;

export const cartActionsConstants = {"reservationSeconds":14400,"reservedProducts":20,"reservedPacks":10,"reservedShare":4,"reservedShareOfGuests":2} as const;

export const cartsConstants = {"secondaryCartsMaximum":50} as const;

export const checkoutsConstants = {"inventoryErrorType":"/commerce/errors/inventory-integration","shippingErrorType":"/commerce/errors/shipping-failure","paymentErrorType":"/commerce/errors/payment-failure","checkoutErrorType":"/commerce/errors/checkout-failure","insufficientInventoryCode":"INSUFFICIENT_INVENTORY","missingCheckoutIdCode":"NULL_CHECKOUTID","healthDataConsentPurpose":"HealthData"} as const;

export const contextsConstants = {"applicationContextRefetchMarginSeconds":30,"guestPlaceholderAccountId":"000000000000000"} as const;

export const myProfileConstants = {"otpSeconds":600,"otpTries":5,"otpsPerHour":10} as const;

export const orderLookupConstants = {"accessTokenSeconds":3600} as const;

export const orderManagementConstants = {"mostChangeItems":100} as const;

export const paymentsConstants = {"paymentProvider":"OffizinSandbox","paymentTokenSeconds":3600,"cardTypes":["Visa","Mastercard","American Express"],"approvedCardNumber":"4242424242424242","declinedCardNumber":"4000000000000002","insufficientFundsCardNumber":"4000000000009995","confirmedCardNumber":"4000000000003220"} as const;

export const productsConstants = {"productIdPrefix":"01t","categoryIdPrefix":"0ZG"} as const;

export const recommendationsConstants = {"mostRecommendations":12,"topSellingDays":90} as const;

export const searchConstants = {"searchTermMaximumWords":32,"mostReachedHits":5000,"suggestionDebounceMs":150} as const;

export const serverMethodsConstants = {"productsController":"ProductsController","withdrawalsController":"WithdrawalsController","inquiriesController":"InquiriesController","openCasesMaximum":20} as const;

export const sessionsConstants = {"sessionCookieName":"sid","guestCookiePrefix":"guest_uuid_essential_"} as const;

export const wishlistsConstants = {"wishlistsMaximum":100} as const;

export const getAddressesLimits = {"webstoreId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"accountId":{"pattern":"^(?:current|[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?)$"},"effectiveAccountId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"defaultOnly":{"default":false},"excludeUnsupportedCountries":{"default":true},"shouldShowDefaultAddrFirst":{"default":true},"sortOrder":{"default":"CreatedDateDesc","enum":["CreatedDateAsc","CreatedDateDesc","NameAsc","NameDesc"]},"addressId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"fields":{"maxItems":20},"pageSize":{"default":25,"minimum":1,"maximum":100},"pageToken":{"minLength":1,"maxLength":40}} as const;

export const createAddressLimits = {"webstoreId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"accountId":{"pattern":"^(?:current|[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?)$"},"effectiveAccountId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"Idempotency-Key":{"minLength":8,"maxLength":128,"pattern":"^[!-~]+$"},"addressType":{"default":"Shipping","enum":["Shipping","Billing"]},"isDefault":{"default":false},"name":{"minLength":1,"maxLength":255},"firstName":{"maxLength":40},"middleName":{"maxLength":40},"lastName":{"maxLength":80},"companyName":{"maxLength":80},"street":{"minLength":1,"maxLength":255},"postalCode":{"minLength":1,"maxLength":20},"city":{"minLength":1,"maxLength":40},"region":{"maxLength":80},"country":{"minLength":2,"maxLength":80,"pattern":"^\\p{L}[\\p{L} .()\\-]+$"},"phoneNumber":{"maxLength":40,"pattern":"^(?:[+0-9][0-9 ()/.\\-]*)?$"},"addressId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"}} as const;

export const deleteAddressLimits = {"webstoreId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"accountId":{"pattern":"^(?:current|[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?)$"},"addressId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"effectiveAccountId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"}} as const;

export const updateAddressLimits = {"webstoreId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"accountId":{"pattern":"^(?:current|[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?)$"},"addressId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"effectiveAccountId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"addressType":{"enum":["Shipping","Billing"]},"name":{"minLength":1,"maxLength":255},"firstName":{"maxLength":40},"middleName":{"maxLength":40},"lastName":{"maxLength":80},"companyName":{"maxLength":80},"street":{"minLength":1,"maxLength":255},"postalCode":{"minLength":1,"maxLength":20},"city":{"minLength":1,"maxLength":40},"region":{"maxLength":80},"country":{"minLength":2,"maxLength":80,"pattern":"^\\p{L}[\\p{L} .()\\-]+$"},"phoneNumber":{"maxLength":40,"pattern":"^(?:[+0-9][0-9 ()/.\\-]*)?$"}} as const;

export const getAiConfigurationLimits = {"webstoreId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"}} as const;

export const getShopperAgentContextLimits = {"webstoreId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"effectiveAccountId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"}} as const;

export const getBoostBuryRulesLimits = {"webstoreId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"}} as const;

export const createBoostBuryRuleLimits = {"webstoreId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"name":{"minLength":1,"maxLength":255},"action":{"enum":["Boost","Bury"]},"level":{"minimum":1,"maximum":100}} as const;

export const getBoostBuryRuleLimits = {"webstoreId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"ruleId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"}} as const;

export const deleteBoostBuryRuleLimits = {"webstoreId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"ruleId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"}} as const;

export const preserveCartLimits = {"webstoreId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"cartStateOrId":{"pattern":"^(?:current|active|[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?)$"},"effectiveAccountId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"currencyIsoCode":{"pattern":"^[A-Z]{3}$"},"highscale":{"enum":["true","false"]}} as const;

export const reserveCartInventoryLimits = {"webstoreId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"cartStateOrId":{"pattern":"^(?:current|active|[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?)$"},"effectiveAccountId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"highscale":{"enum":["true","false"]},"currencyIsoCode":{"pattern":"^[A-Z]{3}$"},"durationInSeconds":{"minimum":1,"maximum":14400}} as const;

export const deleteCartReservationsLimits = {"webstoreId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"cartStateOrId":{"pattern":"^(?:current|active|[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?)$"},"effectiveAccountId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"highscale":{"enum":["true","false"]}} as const;

export const cloneCartLimits = {"webstoreId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"cartStateOrId":{"pattern":"^(?:current|active|[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?)$"},"effectiveAccountId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"currencyIsoCode":{"pattern":"^[A-Z]{3}$"},"highscale":{"enum":["true","false"]},"Idempotency-Key":{"minLength":8,"maxLength":128,"pattern":"^[!-~]+$"},"targetType":{"enum":["PayNowReadOnly"]},"targetEffectiveAccountId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"cartId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"}} as const;

export const calculateCartLimits = {"webstoreId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"cartStateOrId":{"pattern":"^(?:current|active|[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?)$"},"effectiveAccountId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"highscale":{"enum":["true","false"]},"customFields":{"maxItems":21}} as const;

export const evaluateCartShippingLimits = {"webstoreId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"cartStateOrId":{"pattern":"^(?:current|active|[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?)$"},"effectiveAccountId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"highscale":{"enum":["true","false"]},"customFields":{"maxItems":21}} as const;

export const evaluateCartTaxesLimits = {"webstoreId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"cartStateOrId":{"pattern":"^(?:current|active|[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?)$"},"effectiveAccountId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"highscale":{"enum":["true","false"]},"customFields":{"maxItems":21}} as const;

export const makeCartPrimaryLimits = {"webstoreId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"cartStateOrId":{"pattern":"^(?:current|active|[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?)$"},"effectiveAccountId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"highscale":{"enum":["true","false"]}} as const;

export const updateCartMessagesVisibilityLimits = {"webstoreId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"cartStateOrId":{"pattern":"^(?:current|active|[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?)$"},"effectiveAccountId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"highscale":{"enum":["true","false"]}} as const;

export const getCartCouponsLimits = {"webstoreId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"cartStateOrId":{"pattern":"^(?:current|active|[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?)$"},"effectiveAccountId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"currencyIsoCode":{"pattern":"^[A-Z]{3}$"},"highscale":{"enum":["true","false"]}} as const;

export const addCouponToCartLimits = {"webstoreId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"cartStateOrId":{"pattern":"^(?:current|active|[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?)$"},"effectiveAccountId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"currencyIsoCode":{"pattern":"^[A-Z]{3}$"},"highscale":{"enum":["true","false"]},"Idempotency-Key":{"minLength":8,"maxLength":128,"pattern":"^[!-~]+$"},"couponCode":{"minLength":1,"maxLength":40},"customFields":{"maxItems":21}} as const;

export const deleteCouponFromCartLimits = {"webstoreId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"cartStateOrId":{"pattern":"^(?:current|active|[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?)$"},"couponId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"effectiveAccountId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"highscale":{"enum":["true","false"]},"currencyIsoCode":{"pattern":"^[A-Z]{3}$"}} as const;

export const addCartLimits = {"webstoreId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"effectiveAccountId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"highscale":{"enum":["true","false"]},"Idempotency-Key":{"minLength":8,"maxLength":128,"pattern":"^[!-~]+$"},"name":{"minLength":1,"maxLength":250},"isSecondary":{"default":false},"type":{"enum":["Cart"]},"typeAsString":{"enum":["Cart"]},"currencyIsoCode":{"pattern":"^[A-Z]{3}$"},"orderOwnerId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"customFields":{"maxItems":21}} as const;

export const getCartLimits = {"webstoreId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"cartStateOrId":{"pattern":"^(?:current|active|[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?)$"},"effectiveAccountId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"highscale":{"enum":["true","false"]},"currencyIsoCode":{"pattern":"^[A-Z]{3}$"}} as const;

export const createCartLimits = {"webstoreId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"cartStateOrId":{"pattern":"^(?:current|active|[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?)$"},"effectiveAccountId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"highscale":{"enum":["true","false"]},"currencyIsoCode":{"pattern":"^[A-Z]{3}$"}} as const;

export const deleteCartLimits = {"webstoreId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"cartStateOrId":{"pattern":"^(?:current|active|[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?)$"},"effectiveAccountId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"highscale":{"enum":["true","false"]},"currencyIsoCode":{"pattern":"^[A-Z]{3}$"}} as const;

export const getCartSummaryLimits = {"webstoreId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"cartStateOrId":{"pattern":"^(?:current|active|[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?)$"},"effectiveAccountId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"highscale":{"enum":["true","false"]},"currencyIsoCode":{"pattern":"^[A-Z]{3}$"}} as const;

export const getCurrentCartSummaryLimits = {"webstoreId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"effectiveAccountId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"currencyIsoCode":{"pattern":"^[A-Z]{3}$"},"highscale":{"enum":["true","false"]}} as const;

export const getCartItemsLimits = {"webstoreId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"cartStateOrId":{"pattern":"^(?:current|active|[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?)$"},"effectiveAccountId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"currencyIsoCode":{"pattern":"^[A-Z]{3}$"},"highscale":{"enum":["true","false"]},"includePromotions":{"default":false},"includeCoupons":{"default":false},"sort":{"default":"CreatedDateDesc","enum":["CreatedDateAsc","CreatedDateDesc","NameAsc","NameDesc"]},"productFields":{"maxItems":20},"pageNumber":{"default":1,"minimum":1},"pageSize":{"default":25,"minimum":1,"maximum":100},"page":{"minLength":1,"maxLength":40}} as const;

export const addItemToCartLimits = {"webstoreId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"cartStateOrId":{"pattern":"^(?:current|active|[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?)$"},"effectiveAccountId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"currencyIsoCode":{"pattern":"^[A-Z]{3}$"},"highscale":{"enum":["true","false"]},"Idempotency-Key":{"minLength":8,"maxLength":128,"pattern":"^[!-~]+$"},"includeCartData":{"default":false},"sort":{"default":"CreatedDateDesc","enum":["CreatedDateAsc","CreatedDateDesc","NameAsc","NameDesc"]},"productFields":{"maxItems":20},"pageNumber":{"default":1,"minimum":1},"pageSize":{"default":25,"minimum":1,"maximum":100},"productId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"type":{"enum":["Product"]},"productSellingModelId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"subscriptionTerm":{"minimum":1},"cartDeliveryGroupId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"subType":{"enum":["Bonus","Gift"]},"customFields":{"maxItems":21}} as const;

export const addItemsToCartLimits = {"webstoreId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"cartStateOrId":{"pattern":"^(?:current|active|[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?)$"},"effectiveAccountId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"currencyIsoCode":{"pattern":"^[A-Z]{3}$"},"highscale":{"enum":["true","false"]},"Idempotency-Key":{"minLength":8,"maxLength":128,"pattern":"^[!-~]+$"},"inputs":{"maxItems":100}} as const;

export const getCartItemPromotionsLimits = {"webstoreId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"cartStateOrId":{"pattern":"^(?:current|active|[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?)$"},"effectiveAccountId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"currencyIsoCode":{"pattern":"^[A-Z]{3}$"},"items":{"maxItems":100}} as const;

export const deleteItemFromCartLimits = {"webstoreId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"cartStateOrId":{"pattern":"^(?:current|active|[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?)$"},"cartItemId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"effectiveAccountId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"highscale":{"enum":["true","false"]}} as const;

export const updateItemInCartLimits = {"webstoreId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"cartStateOrId":{"pattern":"^(?:current|active|[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?)$"},"cartItemId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"effectiveAccountId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"highscale":{"enum":["true","false"]},"currencyIsoCode":{"pattern":"^[A-Z]{3}$"},"includeCartData":{"default":false},"sort":{"default":"CreatedDateDesc","enum":["CreatedDateAsc","CreatedDateDesc","NameAsc","NameDesc"]},"pageNumber":{"default":1,"minimum":1},"pageSize":{"default":25,"minimum":1,"maximum":100},"cartDeliveryGroupId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"productId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"type":{"enum":["Product"]},"subType":{"enum":["Bonus","Gift"]},"productSellingModelId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"subscriptionTerm":{"minimum":1},"customFields":{"maxItems":21}} as const;

export const getCartPromotionsLimits = {"webstoreId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"cartStateOrId":{"pattern":"^(?:current|active|[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?)$"},"effectiveAccountId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"currencyIsoCode":{"pattern":"^[A-Z]{3}$"},"highscale":{"enum":["true","false"]}} as const;

export const getCartProductsLimits = {"webstoreId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"cartStateOrId":{"pattern":"^(?:current|active|[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?)$"},"effectiveAccountId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"currencyIsoCode":{"pattern":"^[A-Z]{3}$"},"highscale":{"enum":["true","false"]},"productFields":{"maxItems":20},"pageNumber":{"default":1,"minimum":1},"pageSize":{"default":25,"minimum":1,"maximum":100}} as const;

export const getCartProductLimits = {"webstoreId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"cartStateOrId":{"pattern":"^(?:current|active|[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?)$"},"productId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"effectiveAccountId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"currencyIsoCode":{"pattern":"^[A-Z]{3}$"},"highscale":{"enum":["true","false"]},"productFields":{"maxItems":20}} as const;

export const getCategoryMenuItemsLimits = {"webstoreId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"effectiveAccountId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"addHomeMenuItem":{"default":false},"includeImageUrl":{"default":false},"maxItems":{"minimum":1,"maximum":10000},"maxLevels":{"minimum":1,"maximum":50},"publishStatus":{"default":"Live","enum":["Draft","Live"]}} as const;

export const startActiveCheckoutLimits = {"webstoreId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"effectiveAccountId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"highscale":{"enum":["true","false"]},"cartId":{"pattern":"^(?:current|active|[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?)$"},"customFields":{"maxItems":21}} as const;

export const createCheckoutLimits = {"webstoreId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"effectiveAccountId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"highscale":{"enum":["true","false"]},"cartId":{"pattern":"^(?:current|active|[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?)$"},"customFields":{"maxItems":21}} as const;

export const getCheckoutLimits = {"webstoreId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"checkoutId":{"pattern":"^(?:active|[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?)$"},"effectiveAccountId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"highscale":{"enum":["true","false"]}} as const;

export const startCheckoutLimits = {"webstoreId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"checkoutId":{"pattern":"^(?:active|[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?)$"},"effectiveAccountId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"highscale":{"enum":["true","false"]},"cartId":{"pattern":"^(?:current|active|[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?)$"},"customFields":{"maxItems":21}} as const;

export const deleteCheckoutLimits = {"webstoreId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"checkoutId":{"pattern":"^(?:active|[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?)$"},"effectiveAccountId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"highscale":{"enum":["true","false"]}} as const;

export const updateCheckoutLimits = {"webstoreId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"checkoutId":{"pattern":"^(?:active|[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?)$"},"effectiveAccountId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"highscale":{"enum":["true","false"]},"deliveryMethodId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"customFields":{"maxItems":21},"shipToPhoneNumber":{"minLength":3,"maxLength":40,"pattern":"^[+0-9][0-9 ()/.\\-]*$"},"shippingInstructions":{"maxLength":1000}} as const;

export const createPaymentLimits = {"webstoreId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"checkoutId":{"pattern":"^(?:active|[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?)$"},"effectiveAccountId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"highscale":{"enum":["true","false"]},"Idempotency-Key":{"minLength":8,"maxLength":128,"pattern":"^[!-~]+$"}} as const;

export const addCouponToCheckoutLimits = {"webstoreId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"checkoutId":{"pattern":"^(?:active|[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?)$"},"effectiveAccountId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"highscale":{"enum":["true","false"]},"Idempotency-Key":{"minLength":8,"maxLength":128,"pattern":"^[!-~]+$"}} as const;

export const deleteCouponFromCheckoutLimits = {"webstoreId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"checkoutId":{"pattern":"^(?:active|[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?)$"},"couponId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"effectiveAccountId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"highscale":{"enum":["true","false"]}} as const;

export const placeOrderLimits = {"webstoreId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"checkoutId":{"pattern":"^(?:active|[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?)$"},"effectiveAccountId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"highscale":{"enum":["true","false"]},"Idempotency-Key":{"minLength":8,"maxLength":128,"pattern":"^[!-~]+$"}} as const;

export const performOrderActionLimits = {"webstoreId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"checkoutId":{"pattern":"^(?:active|[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?)$"},"effectiveAccountId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"highscale":{"enum":["true","false"]}} as const;

export const updateCompositeProductLimits = {"webstoreId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"productId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"categoryIds":{"maxItems":50},"productMedia":{"maxItems":10}} as const;

export const createCompositeVariationsLimits = {"webstoreId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"parentProductId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"variations":{"maxItems":50}} as const;

export const getApplicationContextLimits = {"webstoreId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"}} as const;

export const getSessionContextLimits = {"webstoreId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"effectiveAccountId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"}} as const;

export const getExternalManagedAccountsLimits = {"webstoreId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"includeMyAccount":{"default":false}} as const;

export const getEffectiveAccountLimits = {"webstoreId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"effectiveAccountId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"}} as const;

export const getDeliveryGroupsLimits = {"webstoreId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"cartStateOrId":{"pattern":"^(?:current|active|[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?)$"},"effectiveAccountId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"currencyIsoCode":{"pattern":"^[A-Z]{3}$"},"highscale":{"enum":["true","false"]},"limit":{"default":20,"minimum":1,"maximum":100},"cartItemLimit":{"default":0,"minimum":0,"maximum":100},"page":{"minLength":1,"maxLength":40},"pageSize":{"minimum":1,"maximum":100},"sort":{"default":"CreatedDateDesc","enum":["CreatedDateAsc","CreatedDateDesc","NameAsc","NameDesc"]}} as const;

export const createDeliveryGroupLimits = {"webstoreId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"cartStateOrId":{"pattern":"^(?:current|active|[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?)$"},"effectiveAccountId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"currencyIsoCode":{"pattern":"^[A-Z]{3}$"},"highscale":{"enum":["true","false"]},"Idempotency-Key":{"minLength":8,"maxLength":128,"pattern":"^[!-~]+$"},"deliveryMethodId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"shipToPhoneNumber":{"minLength":3,"maxLength":40,"pattern":"^[+0-9][0-9 ()/.\\-]*$"},"shippingInstructions":{"maxLength":1000},"name":{"minLength":1,"maxLength":255,"pattern":"\\S"},"id":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"}} as const;

export const arrangeDeliveryGroupItemsLimits = {"webstoreId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"cartStateOrId":{"pattern":"^(?:current|active|[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?)$"},"effectiveAccountId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"currencyIsoCode":{"pattern":"^[A-Z]{3}$"},"highscale":{"enum":["true","false"]},"arrangements":{"maxItems":100},"deleteEmptyDeliveryGroups":{"default":false}} as const;

export const getDeliveryGroupLimits = {"webstoreId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"cartStateOrId":{"pattern":"^(?:current|active|[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?)$"},"deliveryGroupId":{"pattern":"^(?:default|[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?)$"},"effectiveAccountId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"highscale":{"enum":["true","false"]},"currencyIsoCode":{"pattern":"^[A-Z]{3}$"},"page":{"minLength":1,"maxLength":40},"pageSize":{"minimum":1,"maximum":100},"sort":{"default":"CreatedDateDesc","enum":["CreatedDateAsc","CreatedDateDesc","NameAsc","NameDesc"]}} as const;

export const deleteDeliveryGroupLimits = {"webstoreId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"cartStateOrId":{"pattern":"^(?:current|active|[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?)$"},"deliveryGroupId":{"pattern":"^(?:default|[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?)$"},"effectiveAccountId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"highscale":{"enum":["true","false"]},"deleteCartItems":{"default":false}} as const;

export const updateDeliveryGroupLimits = {"webstoreId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"cartStateOrId":{"pattern":"^(?:current|active|[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?)$"},"deliveryGroupId":{"pattern":"^(?:default|[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?)$"},"effectiveAccountId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"highscale":{"enum":["true","false"]},"currencyIsoCode":{"pattern":"^[A-Z]{3}$"},"deliveryMethodId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"shipToPhoneNumber":{"minLength":3,"maxLength":40,"pattern":"^[+0-9][0-9 ()/.\\-]*$"},"shippingInstructions":{"maxLength":1000},"name":{"minLength":1,"maxLength":255,"pattern":"\\S"},"id":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"}} as const;

export const getMyProfileLimits = {"webstoreId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"effectiveAccountId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"}} as const;

export const updateMyProfileLimits = {"webstoreId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"effectiveAccountId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"firstName":{"maxLength":40,"pattern":"\\S"},"lastName":{"maxLength":80,"pattern":"\\S"},"email":{"maxLength":80,"pattern":"^[^\\s@]+@[^\\s@]+\\.[^\\s@.]+$"},"phoneNumber":{"minLength":3,"maxLength":40,"pattern":"^[+0-9][0-9 ()/.\\-]*$"}} as const;

export const startMyProfileVerificationLimits = {"webstoreId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"effectiveAccountId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"method":{"enum":["EMAIL","SMS"]},"type":{"enum":["StepUp","Verify"]},"reCaptchaToken":{"minLength":1,"maxLength":4000}} as const;

export const submitMyProfileCodeLimits = {"webstoreId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"effectiveAccountId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"identifier":{"minLength":1,"maxLength":40},"code":{"pattern":"^\\d{6}$"}} as const;

export const getOrderItemsLimits = {"webstoreId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"orderSummaryIdOrRefNumber":{"minLength":1,"maxLength":40},"effectiveAccountId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"fields":{"maxItems":35},"includeAdjustmentDetails":{"default":false},"orderDeliveryGroupSummaryId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"page":{"minLength":1,"maxLength":40},"pageSize":{"default":20,"minimum":1,"maximum":100},"sort":{"default":"CreatedDateAsc","enum":["CreatedDateAsc","CreatedDateDesc","NameAsc","NameDesc"]}} as const;

export const getOrderItemAdjustmentsLimits = {"webstoreId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"orderSummaryIdOrRefNumber":{"minLength":1,"maxLength":40},"effectiveAccountId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"orderItemSummaries":{"maxItems":100}} as const;

export const getOrderDeliveryGroupsLimits = {"webstoreId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"orderSummaryIdOrRefNumber":{"minLength":1,"maxLength":40},"effectiveAccountId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"fields":{"maxItems":35},"page":{"minLength":1,"maxLength":40},"pageSize":{"default":20,"minimum":1,"maximum":100},"sort":{"default":"CreatedDateAsc","enum":["CreatedDateAsc","CreatedDateDesc","NameAsc","NameDesc"]}} as const;

export const startOrderAdjustmentAggregatesLimits = {"webstoreId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"orderSummaryIds":{"maxItems":100}} as const;

export const getOrderSummaryLookupLimits = {"webstoreId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"effectiveAccountId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"orderSummaryIdOrRefNumber":{"minLength":1,"maxLength":40},"accessToken":{"minLength":1,"maxLength":500},"deliveryGroupId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"fields":{"maxItems":35}} as const;

export const findOrderSummaryLimits = {"webstoreId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"effectiveAccountId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"deliveryGroupId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"fields":{"maxItems":35},"excludeAdjustmentAggregates":{"default":false},"excludeAdjustments":{"default":false},"excludeDeliveryGroups":{"default":false},"excludeLineItems":{"default":false},"excludePayments":{"default":false},"orderSummaryIdOrRefNumber":{"minLength":1,"maxLength":40}} as const;

export const createOrderAccessTokenLimits = {"webstoreId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"orderSummaryRefNumber":{"minLength":1,"maxLength":40},"email":{"minLength":3,"maxLength":80},"phoneNumber":{"minLength":3,"maxLength":40},"lastName":{"minLength":1,"maxLength":80}} as const;

export const calculateOrderCancelLimits = {"orderSummaryId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"changeItems":{"maxItems":100}} as const;

export const submitOrderCancelLimits = {"orderSummaryId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"Idempotency-Key":{"minLength":8,"maxLength":128,"pattern":"^[!-~]+$"},"changeItems":{"maxItems":100}} as const;

export const calculateOrderReturnLimits = {"orderSummaryId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"changeItems":{"maxItems":100},"isRestocked":{"default":false}} as const;

export const submitOrderReturnLimits = {"orderSummaryId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"Idempotency-Key":{"minLength":8,"maxLength":128,"pattern":"^[!-~]+$"},"changeItems":{"maxItems":100},"isRestocked":{"default":false}} as const;

export const startOrderRefundsLimits = {"orderSummaryId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"Idempotency-Key":{"minLength":8,"maxLength":128,"pattern":"^[!-~]+$"},"excessFundsAmount":{"pattern":"^\\d{1,9}(?:\\.\\d{1,2})?$"}} as const;

export const startOrderConfirmationLimits = {"inputs":{"maxItems":20}} as const;

export const getOrderSummariesLimits = {"webstoreId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"effectiveAccountId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"status":{"enum":["Created","Approved","PartiallyFulfilled","Fulfilled","Delivered","Cancelled","Returned"]},"orderNumber":{"minLength":1,"maxLength":40},"ownerScoped":{"default":false},"fields":{"maxItems":35},"sortOrder":{"default":"OrderedDateDesc","enum":["OrderedDateDesc","OrderedDateAsc","OrderNumberDesc","OrderNumberAsc"]},"pageSize":{"default":20,"minimum":1,"maximum":100},"page":{"minLength":1,"maxLength":40},"pageToken":{"minLength":1,"maxLength":40},"includeAdjustmentDetails":{"default":false},"includeProducts":{"default":false}} as const;

export const getOrderSummaryLimits = {"webstoreId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"orderSummaryIdOrRefNumber":{"minLength":1,"maxLength":40},"effectiveAccountId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"fields":{"maxItems":35},"includeAdjustmentDetails":{"default":false}} as const;

export const addOrderToCartLimits = {"webstoreId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"effectiveAccountId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"Idempotency-Key":{"minLength":8,"maxLength":128,"pattern":"^[!-~]+$"},"cartStateOrId":{"default":"current","pattern":"^(?:current|active|[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?)$"},"orderSummaryIdOrRefNumber":{"minLength":1,"maxLength":40},"accessToken":{"minLength":1,"maxLength":500}} as const;

export const getOrderAdjustmentsLimits = {"webstoreId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"orderSummaryIdOrRefNumber":{"minLength":1,"maxLength":40},"effectiveAccountId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"}} as const;

export const addOrderSummaryToCartLimits = {"webstoreId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"orderSummaryIdOrRefNumber":{"minLength":1,"maxLength":40},"effectiveAccountId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"Idempotency-Key":{"minLength":8,"maxLength":128,"pattern":"^[!-~]+$"},"cartStateOrId":{"pattern":"^(?:current|active|[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?)$"}} as const;

export const createPaymentTokenLimits = {"webstoreId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"effectiveAccountId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"}} as const;

export const getProductChildrenLimits = {"webstoreId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"productId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"effectiveAccountId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"excludeFields":{"default":false},"excludeMedia":{"default":false},"excludeQuantityRule":{"default":false},"excludeAttributeSetInfo":{"default":false},"includeProductSellingModels":{"default":false},"pageToken":{"minLength":1,"maxLength":40},"pageSize":{"default":20,"minimum":1,"maximum":100}} as const;

export const getFeaturedProductsLimits = {"webstoreId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"productId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"effectiveAccountId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"excludeFields":{"default":false},"includeMediaGroups":{"default":false},"includeAttributeSetInfo":{"default":false},"includePurchaseQuantityRules":{"default":false},"includeProductSellingModel":{"default":false}} as const;

export const getProductLimits = {"webstoreId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"productId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"effectiveAccountId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"excludeFields":{"default":false},"excludeMedia":{"default":false},"excludePrimaryProductCategory":{"default":false},"excludeVariationInfo":{"default":false},"excludeQuantityRule":{"default":false},"excludeAttributeSetInfo":{"default":false},"excludeProductSellingModels":{"default":false}} as const;

export const getProductsLimits = {"webstoreId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"effectiveAccountId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"ids":{"maxItems":100},"skus":{"maxItems":100},"excludeMedia":{"default":false},"includeQuantityRule":{"default":false},"includeProductSellingModels":{"default":false},"includeAttributeSetInfo":{"default":false},"includeGroupByAttributeVariationInfo":{"default":false}} as const;

export const getProductPriceLimits = {"webstoreId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"productId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"effectiveAccountId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"currencyIsoCode":{"pattern":"^[A-Z]{3}$"}} as const;

export const getProductPricesLimits = {"webstoreId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"effectiveAccountId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"currencyIsoCode":{"pattern":"^[A-Z]{3}$"},"productIds":{"maxItems":100}} as const;

export const createProductPricesLimits = {"webstoreId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"effectiveAccountId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"currencyIsoCode":{"pattern":"^[A-Z]{3}$"},"pricingLineItems":{"maxItems":100}} as const;

export const getProductCategoryLimits = {"webstoreId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"productCategoryId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"effectiveAccountId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"excludeFields":{"default":false},"excludeMedia":{"default":false}} as const;

export const getProductCategoryChildrenLimits = {"webstoreId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"effectiveAccountId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"parentProductCategoryId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"excludeFields":{"default":false},"excludeMedia":{"default":false}} as const;

export const getProductCategoryPathLimits = {"webstoreId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"productCategoryId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"}} as const;

export const getProductRecommendationsLimits = {"webstoreId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"effectiveAccountId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"currencyIsoCode":{"pattern":"^[A-Z]{3}$"},"recommender":{"enum":["RecentlyViewed","SimilarProducts","ComplementaryProducts","CustomersWhoBoughtAlsoBought","Upsell","MostViewedByCategory","TopSellingByCategory","TopSelling"]},"anchorValues":{"maxLength":2000,"pattern":"^[a-zA-Z0-9]{15,18}(?:,[a-zA-Z0-9]{15,18})*$"},"anchorFromCurrentCart":{"default":false},"includeRequestProduct":{"default":false},"includePricingAndProductInformation":{"default":false},"dataSpace":{"maxLength":255,"pattern":"^[\\w .-]*$"},"individualId":{"maxLength":255,"pattern":"^[\\w .-]*$"},"personalizationPoint":{"maxLength":255,"pattern":"^[\\w .-]*$"}} as const;

export const createBuyerRegistrationLimits = {"webstoreId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"firstName":{"maxLength":40,"pattern":"\\S"},"lastName":{"maxLength":80,"pattern":"\\S"},"email":{"maxLength":80,"pattern":"^[^\\s@]+@[^\\s@]+\\.[^\\s@.]+$"},"phoneNumber":{"minLength":3,"maxLength":40,"pattern":"^[+0-9][0-9 ()/.\\-]*$"},"addressList":{"maxItems":20},"captchaToken":{"maxLength":4000}} as const;

export const createGuestBuyerLimits = {"webstoreId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"accountId":{"pattern":"^(?:current|[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?)$"}} as const;

export const searchProductsLimits = {"webstoreId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"effectiveAccountId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"currencyIsoCode":{"pattern":"^[A-Z]{3}$"},"searchTerm":{"maxLength":500},"categoryId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"refinements":{"minLength":1,"maxLength":20000},"includePrices":{"default":false},"includeQuantityRule":{"default":false},"includeProductVariationInfo":{"default":false},"grouping":{"default":"NoGrouping","enum":["NoGrouping","VariationParent"]},"sortRuleId":{"minLength":1},"page":{"default":0,"minimum":0},"pageSize":{"default":20,"minimum":1,"maximum":200}} as const;

export const createProductSearchLimits = {"webstoreId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"effectiveAccountId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"searchTerm":{"maxLength":500},"includePrices":{"default":false},"includeQuantityRule":{"default":false},"page":{"default":0,"minimum":0},"pageSize":{"default":20,"minimum":1,"maximum":200},"sortRuleId":{"minLength":1}} as const;

export const getSearchSuggestionsLimits = {"webstoreId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"effectiveAccountId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"searchTerm":{"maxLength":100},"maxResults":{"default":10,"minimum":1,"maximum":10},"includeSuggestedProducts":{"default":false},"maxSuggestedProducts":{"default":5,"minimum":1,"maximum":10},"includeSuggestedTerms":{"default":true},"popularProductsCategoryId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"}} as const;

export const getSortRulesLimits = {"webstoreId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"}} as const;

export const getServerMethodResultLimits = {"apexClass":{"minLength":1},"apexMethod":{"minLength":1},"methodParams":{"minLength":2}} as const;

export const invokeServerMethodLimits = {"apexClass":{"minLength":1},"apexMethod":{"minLength":1}} as const;

export const getOrderShipmentsLimits = {"webstoreId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"orderSummaryIdOrRefNumber":{"minLength":1,"maxLength":40},"effectiveAccountId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"fields":{"maxItems":35},"pageToken":{"minLength":1,"maxLength":40},"pageSize":{"default":20,"minimum":1,"maximum":100},"sortOrder":{"default":"CreatedDateAsc","enum":["CreatedDateAsc","CreatedDateDesc","ExpectedDeliveryDateAsc","ExpectedDeliveryDateDesc"]}} as const;

export const getShipmentItemsLimits = {"webstoreId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"shipmentId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"effectiveAccountId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"fields":{"maxItems":35},"pageToken":{"minLength":1,"maxLength":40},"pageSize":{"default":20,"minimum":1,"maximum":100},"sortOrder":{"default":"CreatedDateAsc","enum":["CreatedDateAsc","CreatedDateDesc"]}} as const;

export const getShippingProfilesLimits = {"webstoreId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"effectiveAccountId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"}} as const;

export const getProductTaxesLimits = {"webstoreId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"productId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"effectiveAccountId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"countryIsoCode":{"pattern":"^[A-Z]{2}$"},"stateIsoCode":{"pattern":"^[A-Z0-9]{1,5}$"}} as const;

export const calculateTaxesLimits = {"webstoreId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"effectiveAccountId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"currencyIsoCode":{"pattern":"^[A-Z]{3}$"},"calculatebyTaxClass":{"default":false},"lineItemGroups":{"maxItems":20}} as const;

export const getWishlistsLimits = {"webstoreId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"effectiveAccountId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"wishlistId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"includeDisplayedList":{"default":false},"pageSize":{"default":25,"minimum":1,"maximum":100},"sortItemsBy":{"default":"CreatedDateDesc","enum":["CreatedDateAsc","CreatedDateDesc"]}} as const;

export const createWishlistLimits = {"webstoreId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"effectiveAccountId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"Idempotency-Key":{"minLength":8,"maxLength":128,"pattern":"^[!-~]+$"},"name":{"minLength":1,"maxLength":255},"products":{"maxItems":100}} as const;

export const getWishlistLimits = {"webstoreId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"wishlistId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"effectiveAccountId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"pageSize":{"default":25,"minimum":1,"maximum":100},"sortItemsBy":{"default":"CreatedDateDesc","enum":["CreatedDateAsc","CreatedDateDesc"]}} as const;

export const deleteWishlistLimits = {"webstoreId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"wishlistId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"effectiveAccountId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"}} as const;

export const updateWishlistLimits = {"webstoreId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"wishlistId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"effectiveAccountId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"name":{"minLength":1,"maxLength":255}} as const;

export const getWishlistItemsLimits = {"webstoreId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"wishlistId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"effectiveAccountId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"page":{"minLength":1,"maxLength":40},"pageSize":{"default":25,"minimum":1,"maximum":200},"sortItemsBy":{"default":"CreatedDateDesc","enum":["CreatedDateAsc","CreatedDateDesc"]}} as const;

export const addItemToWishlistLimits = {"webstoreId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"wishlistId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"effectiveAccountId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"Idempotency-Key":{"minLength":8,"maxLength":128,"pattern":"^[!-~]+$"},"productId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"}} as const;

export const deleteItemFromWishlistLimits = {"webstoreId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"wishlistId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"wishlistItemId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"effectiveAccountId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"}} as const;

export const addWishlistToCartLimits = {"webstoreId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"wishlistId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"effectiveAccountId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"cartId":{"minLength":1},"Idempotency-Key":{"minLength":8,"maxLength":128,"pattern":"^[!-~]+$"}} as const;

export const addCartToWishlistLimits = {"webstoreId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"cartStateOrId":{"pattern":"^(?:current|active|[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?)$"},"effectiveAccountId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"},"Idempotency-Key":{"minLength":8,"maxLength":128,"pattern":"^[!-~]+$"},"wishlistId":{"pattern":"^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"}} as const;

export const operationIds = ["getAddresses","createAddress","deleteAddress","updateAddress","getAiConfiguration","getShopperAgentContext","getBoostBuryRules","createBoostBuryRule","getBoostBuryRule","deleteBoostBuryRule","preserveCart","reserveCartInventory","deleteCartReservations","cloneCart","calculateCart","evaluateCartShipping","evaluateCartTaxes","makeCartPrimary","updateCartMessagesVisibility","getCartCoupons","addCouponToCart","deleteCouponFromCart","addCart","getCart","createCart","deleteCart","getCartSummary","getCurrentCartSummary","getCartItems","addItemToCart","addItemsToCart","getCartItemPromotions","deleteItemFromCart","updateItemInCart","getCartPromotions","getCartProducts","getCartProduct","getCategoryMenuItems","startActiveCheckout","createCheckout","getCheckout","startCheckout","deleteCheckout","updateCheckout","createPayment","addCouponToCheckout","deleteCouponFromCheckout","placeOrder","performOrderAction","updateCompositeProduct","createCompositeVariations","getApplicationContext","getSessionContext","getExternalManagedAccounts","getEffectiveAccount","getDeliveryGroups","createDeliveryGroup","arrangeDeliveryGroupItems","getDeliveryGroup","deleteDeliveryGroup","updateDeliveryGroup","getMyProfile","updateMyProfile","startMyProfileVerification","submitMyProfileCode","getOrderItems","getOrderItemAdjustments","getOrderDeliveryGroups","startOrderAdjustmentAggregates","getOrderSummaryLookup","findOrderSummary","createOrderAccessToken","calculateOrderCancel","submitOrderCancel","calculateOrderReturn","submitOrderReturn","startOrderRefunds","startOrderConfirmation","getOrderSummaries","getOrderSummary","addOrderToCart","getOrderAdjustments","addOrderSummaryToCart","createPaymentToken","getProductChildren","getFeaturedProducts","getProduct","getProducts","getProductPrice","getProductPrices","createProductPrices","getProductCategory","getProductCategoryChildren","getProductCategoryPath","getProductRecommendations","createBuyerRegistration","createGuestBuyer","searchProducts","createProductSearch","getSearchSuggestions","getSortRules","getServerMethodResult","invokeServerMethod","getCsrfTokenModule","getCsrfTokenExport","getOrderShipments","getShipmentItems","getShippingProfiles","getProductTaxes","calculateTaxes","getWishlists","createWishlist","getWishlist","deleteWishlist","updateWishlist","getWishlistItems","addItemToWishlist","deleteItemFromWishlist","addWishlistToCart","addCartToWishlist"] as const;
