/** What a product is called, costs and needs before it can be sold: search, lists, pages and the quick order. */
const goods = [
  'ProductSummary.name',
  'ProductSummary.fields',
  'ProductSummary.prices',
  'SearchFieldValue.value',
  'ProductDetail.fields',
  'ProductListEntry.id',
  'ProductListEntry.name',
  'ProductListEntry.fields',
  'ProductPrice.listPrice',
  'PricingLineItemResult.unitPrice',
  'CommerceProduct.fields',
  'CommerceProduct.pzn',
];

/** How a product looks. */
const pictures = ['ProductDetail.defaultImage', 'ProductMedia.url'];

/** What lines of a cart cost. */
const lines = [
  'CartItem.salesPrice',
  'CartItem.totalPrice',
  'CartProductDetails.sku',
  'CartProductDetails.fields',
];

/** How categories are called and nested. */
const categories = [
  'ProductCategoryDetail.fields',
  'ProductSearchResults.categories',
  'SearchCategory.category',
  'SearchCategory.productCount',
  'SearchCategory.children',
];

/** What editors write: sections of pages and banners. */
const contents = ['ContentDocument.contentBody', 'ContentDocument.title'];

/** Who gets a delivery and where. */
const addresses = ['Address.firstName', 'Address.lastName', 'Address.companyName', 'Address.phoneNumber'];

/** What is to be delivered where, and paid how. */
const checkouts = [
  'Checkout.cartSummary',
  'Checkout.deliveryGroups',
  'Checkout.payment',
  'Checkout.contactInfo',
  'Checkout.coupons',
  'Checkout.errors',
  'Checkout.checkoutStatus',
  'Checkout.shopperConsent',
  'Checkout.isShopperConsentRequired',
  'Checkout.isPhoneNumberRequired',
  'CheckoutPayment.requestType',
  'CheckoutPayment.status',
  'CheckoutPayment.cardLastDigits',
  'CheckoutPayment.purchaseOrderNumber',
  'CheckoutPayment.billingAddress',
  'ContactInfoRecord.firstName',
  'ContactInfoRecord.lastName',
  'ContactInfoRecord.email',
  'ContactInfoRecord.phoneNumber',
  'DeliveryAddress.id',
  'DeliveryAddress.firstName',
  'DeliveryAddress.lastName',
  'DeliveryAddress.companyName',
  'DeliveryAddress.phoneNumber',
  'DeliveryAddress.street',
  'DeliveryAddress.postalCode',
  'DeliveryAddress.city',
  'DeliveryAddress.country',
  'DeliveryGroup.isDefault',
  'DeliveryGroup.selectedDeliveryMethod',
  'DeliveryGroup.cartItems',
];

/** What of an order a guest looks up. */
const lookedUp = [
  'OrderLookup.deliveryGroups',
  'OrderLookupDelivery.lineItems',
  'OrderLookupDelivery.deliveryMethod',
];

/** Who takes cards and other payments. */
const paymentService = [
  'ApplicationContext.clientSidePaymentConfiguration',
  'ClientSidePaymentConfiguration.provider',
  'ClientSidePaymentConfiguration.tokenPath',
  'ClientSidePaymentConfiguration.cardTypes',
  'ClientSidePaymentConfiguration.environment',
];

/** What an order was of, where it goes and how it is paid. */
const orders = [
  'OrderDeliveryGroup.deliveryAddress',
  'OrderDeliveryGroup.deliveryMethodName',
  'OrderSummaryDetail.billingAddress',
  'OrderSummaryDetail.couponCodes',
  'OrderSummaryDetail.deliveryGroups',
  'OrderSummaryDetail.paymentMethod',
  'OrderSummaryDetail.totalAdjustmentAmount',
  'OrderSummaryDetail.totalChargeAmount',
  'OrderSummaryDetail.totalProductAmount',
  'OrderSummaryDetail.totalTaxAmount',
  'OrderSummaryEntry.statusLabel',
  'OrderedItem.pzn',
];

/** What somebody may do with list views, and by which columns they filter. */
const listViews = [
  'ListInfo.cloneable',
  'ListInfo.createable',
  'ListInfo.deletable',
  'ListInfo.updateable',
  'ListObjectInfo.publicOrSharedCreateable',
  'ListObjectColumn.filterable',
  'ListObjectColumn.supportedFilterOperators',
];

/** Where entries of the navigation lead. */
const navigation = ['NavItem.objectApiName', 'NavItem.objectLabel', 'NavItem.objectLabelPlural'];

const shopping = [...goods, ...lines, ...addresses, ...checkouts, ...orders];

/**
 * Members of answers that no contract requires and that journeys are about, by the file of the journeys: a purchase has
 * no goods without names and prices. Where the platform leaves optional members out, they stay; all others are missing.
 */
export const SUBJECTS: Readonly<Record<string, readonly string[]>> = {
  'accessibility.spec.ts': [...shopping, ...contents],
  'address-book.spec.ts': addresses,
  'bare-store.spec.ts': [...shopping, ...categories],
  'buyer.spec.ts': shopping,
  'checkout-obstacles.spec.ts': shopping,
  'connection.spec.ts': [...shopping, ...contents, ...pictures],
  'console/administrator.spec.ts': navigation,
  'console/finding.spec.ts': [
    ...navigation,
    'KeywordSearchResult.label',
    'KeywordSearchResult.labelPlural',
    'KeywordSearchResult.totalCount',
    'SearchFilter.defaultOperator',
    'SearchFilter.optionsUrl',
  ],
  'console/navigation.spec.ts': navigation,
  'console/working.spec.ts': [
    'PathLayout.label',
    'PathLayout.canUserUpdatePath',
    'PathLayout.pathFieldLabel',
    'PathStep.guidance',
    'FieldValue.displayValue',
  ],
  'console-sign-in.spec.ts': ['TokenAnswer.refresh_token'],
  'shop-sign-in.spec.ts': [...shopping, 'TokenAnswer.refresh_token'],
  'console-metadata.spec.ts': [
    'ActionOverride.actionName',
    'ActionOverride.content',
    'ActionOverride.formFactor',
    'ActionOverride.type',
    'FlexipageFormulaActivation.actionApiNames',
    'FlexipageFormulaActivation.isActive',
    'FlexipageFormulaActivation.objectApiName',
  ],
  'console-pages.spec.ts': contents,
  'consent-search-questions.spec.ts': [
    ...goods,
    ...categories,
    ...contents,
    'SearchSuggestions.suggestedProducts',
  ],
  'coupon.spec.ts': [...shopping, 'CartItemCollection.cartCoupons', 'CartItemCollection.cartPromotions'],
  'degraded-shop.spec.ts': [
    ...goods,
    'ApplicationContext.propertiesEx',
    'ApplicationContextProperties.shopperCopilotUIEnabled',
    'AiConfiguration.host',
    'AiConfiguration.siteId',
    'AiConfiguration.tenant',
  ],
  'guest.spec.ts': [
    ...shopping,
    ...lookedUp,
    'CartPreservation.failedCartItems',
    'CartPreservation.succeededCartItems',
    'CartItemBasicResult.message',
    'CartItemBasicResult.status',
    'RefusedCartItem.name',
  ],
  'injection.spec.ts': [...shopping, ...contents],
  'large-cart.spec.ts': shopping,
  'list-accessibility.spec.ts': listViews,
  'list-edits.spec.ts': [
    'Record.recordTypeId',
    'Record.systemModstamp',
    'FieldValue.displayValue',
    'PicklistValue.validFor',
  ],
  'list-files.spec.ts': ['FieldValue.displayValue', 'PicklistValue.validFor'],
  'list-views.spec.ts': [...listViews, 'ListObjectColumn.picklistValues'],
  'managed-account.spec.ts': shopping,
  'many-visitors.spec.ts': [...shopping, ...contents],
  'not-for-sale.spec.ts': shopping,
  'order-again.spec.ts': [
    ...shopping,
    'CartItemCollection.cartCoupons',
    'CartItemCollection.cartPromotions',
    'CartPromotion.targetType',
  ],
  'page-layout.spec.ts': [...goods, ...contents],
  'payment-service.spec.ts': [...shopping, ...paymentService, 'DeliveryAddress.name'],
  'purchase.spec.ts': [...shopping, ...contents],
  'rapid-shopper.spec.ts': [...shopping, ...contents],
  'record-actions.spec.ts': ['FieldValue.displayValue', 'QuickActionExecution.successMessage'],
  'record-edits.spec.ts': ['Record.systemModstamp', 'FieldValue.displayValue', 'PicklistValue.validFor'],
  'record-tools.spec.ts': ['FieldValue.displayValue'],
  'roles.spec.ts': ['FieldValue.displayValue'],
  'session-expiry.spec.ts': shopping,
  'split-shipment.spec.ts': [...shopping, ...paymentService, 'ApplicationContext.splitShipmentEnabled'],
  'tls.spec.ts': shopping,
  'visitor.spec.ts': [
    ...shopping,
    ...paymentService,
    ...lookedUp,
    'ApplicationContext.splitShipmentEnabled',
    'CartItemCollection.cartCoupons',
    'CartItemCollection.cartPromotions',
  ],
  'wish-list.spec.ts': [
    ...shopping,
    ...contents,
    'WishlistSummary.name',
    'WishlistSummaries.displayedList',
    'Wishlist.page',
    'WishlistItem.productSummary',
  ],
  'without-scripts.spec.ts': [...shopping, ...contents],
};

/** The members that a journey is about, by its titles, of which the first is its file. */
export const subjectsOf = ([file = '']: readonly string[]): readonly string[] => SUBJECTS[file] ?? [];
