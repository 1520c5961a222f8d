import { createPaymentToken } from '#generated/commerce/client.gen.ts';
import { paymentsConstants } from '#generated/commerce/constants.gen.ts';
import type { components } from '#generated/commerce/types.gen.ts';
import type { Language } from '#mock/apis/dispatch/handler.ts';
import { platformPath } from '#mock/model/metadata/platform-path.ts';
import { objects } from '#mock/objects/index.ts';
import type { Row } from '#mock/store/row.ts';

type ApplicationContext = components['schemas']['ApplicationContext'];

/** What a store can do, from its record (SF-CONTEXT-01). Abilities that this platform lacks are off. */
export function applicationContext(
  store: Row<'WebStore'>,
  catalogSnapshotVersionId: string,
  language: Language,
): ApplicationContext {
  return {
    country: store.Country,
    markets: [],
    ...guestAbilities(store),
    usesSingleEntitlementPolicy: true,
    usesUniversalPricebooks: false,
    propertiesEx: {
      highScaleCartEnabled: store.HighScaleCartEnabled__c,
      shopperCopilotUIEnabled: store.AssistantEnabled__c,
      paymentsLegacyFormsEnabled: false,
      freeShippingThreshold: store.FreeShippingThreshold__c,
      dispatchCutOff: store.DispatchCutOff__c,
      dispatchState: store.DispatchState__c,
      dispatchOnSaturdays: store.DispatchOnSaturdays__c,
    },
    catalogSnapshotVersionId,
    clientSidePaymentConfiguration: paymentConfiguration(store),
    supportedCurrencies: store.SupportedCurrencies.split(';'),
    defaultCurrency: store.DefaultCurrency,
    sessionDrivenCurrency: true,
    taxType: store.DefaultTaxType__c,
    shippingCountries: store.ShippingCountries__c.split(';'),
    ...orderingAbilities(store, language),
  };
}

/** Where the form in the browser turns card data into tokens; null where the store takes no cards. */
function paymentConfiguration({ Id, CardPaymentEnabled__c }: Row<'WebStore'>) {
  if (!CardPaymentEnabled__c) return null;
  const { paymentProvider: provider, cardTypes } = paymentsConstants;
  const tokenPath = platformPath(createPaymentToken, { webstoreId: Id });
  return { provider, tokenPath, cardTypes: [...cardTypes], environment: 'Sandbox' as const };
}

function guestAbilities(store: Row<'WebStore'>) {
  const { GuestBrowsingEnabled, GuestCartEnabled, GuestCheckoutEnabled } = store;
  return {
    guestBrowsingEnabled: GuestBrowsingEnabled,
    guestCartEnabled: GuestCartEnabled,
    guestCheckoutEnabled: GuestCheckoutEnabled,
    guestCartCheckoutEnabled: GuestCartEnabled && GuestCheckoutEnabled,
  };
}

function orderingAbilities(store: Row<'WebStore'>, language: Language) {
  const gifts = store.GiftingEnabled__c;
  return {
    checkoutSettings: {
      isManagedCheckoutEnabled: false,
      isMngCheckoutAutoPublished: false,
      shippingMethodsEnabled: store.ShippingMethodsEnabled__c,
      paymentConfiguration: {
        businessAchEnabled: false,
        paymentMethodManualCaptureEnabled: false,
        paymentMethodSetDevName: null,
      },
    },
    splitShipmentEnabled: store.SplitShipmentEnabled__c,
    cartCalculateEnabled: true,
    placeOrderV2Enabled: false,
    inventoryConfiguration: inventoryConfiguration(store),
    orderStatuses: orderStatuses(language),
    managedCheckoutVersion: null,
    subscriptionConfig: {
      subscriptionPlusEnabled: false,
      rlmSubscriptionEnabled: false,
      commerceSubscriptionARCUIEnabled: false,
    },
    giftingConfig: { isGiftingEnabled: gifts, isGiftMessageEnabled: gifts, isGiftWrapEnabled: gifts },
    shopperConsentEnabled: store.ShopperConsentEnabled__c,
    skipPhoneNumberValidationEnabled: store.SkipPhoneNumberValidation__c,
  };
}

/** Stock is one figure for each product, in one place that the store names. */
function inventoryConfiguration(store: Row<'WebStore'>) {
  return {
    isInventoryEnabled: true,
    inventoryDefaultSource: {
      webStoreInventorySourceId: null,
      locationSourceId: store.InventorySource__c,
      webStoreInventoryLocationSourceType: null,
      reservationInSeconds: store.ReservationSeconds__c,
      inventoryDimension: null,
      inventoryCacheTTL: null,
    },
  };
}

function orderStatuses(language: Language) {
  const values = objects.Order.fields.Status.picklist?.values ?? [];
  return values.map(({ value, label }) => ({ apiName: value, displayValue: label[language] }));
}
