import { totalFields } from './amount-fields.ts';
import { currencyIsoCode, taxType } from './common-fields.ts';
import { dateTime, defineObject, flag, int, picklist, reference, text } from './definition/index.ts';

/** The cart of one account in one store (SF-CART-20). */
export const WebCart = defineObject({
  apiName: 'WebCart',
  keyPrefix: '0a6',
  label: { de: 'Warenkorb', en: 'Cart' },
  labelPlural: { de: 'Warenkörbe', en: 'Carts' },
  theme: { color: '2F7F95', icon: 'cart' },
  owned: true,
  managedByPlatform: true,
  fields: {
    Name: text({ de: 'Name', en: 'Name' }, 255, { required: true, default: 'Cart' }),
    WebStoreId: reference({ de: 'Shop', en: 'Store' }, 'WebStore', 'WebStore', {
      required: true,
      children: 'WebCarts',
    }),
    AccountId: reference({ de: 'Account', en: 'Account' }, 'Account', 'Account', {
      required: true,
      nillable: true,
      children: 'WebCarts',
      onDelete: 'cascade',
    }),
    Status: picklist(
      { de: 'Status', en: 'Status' },
      {
        Active: { de: 'Aktiv', en: 'Active' },
        Checkout: { de: 'In der Kasse', en: 'In checkout' },
        Closed: { de: 'Abgeschlossen', en: 'Closed' },
        PendingDelete: { de: 'Wird gelöscht', en: 'Pending delete' },
      },
      { required: true, nillable: true, default: 'Active' },
    ),
    CurrencyIsoCode: currencyIsoCode({ nillable: true }),
    TaxType: taxType(),
    IsSecondary: flag({ de: 'Nebenkorb', en: 'Secondary' }),
    IsReadOnly__c: flag({ de: 'Nicht veränderbar', en: 'Read-only' }),
    PurchaseOrderNumber: text({ de: 'Bestellzeichen', en: 'Purchase order number' }, 80),
    TotalProductCount: int(
      { de: 'Anzahl Artikel', en: 'Total product count' },
      { required: true, nillable: true, default: 0 },
    ),
    UniqueProductCount: int(
      { de: 'Anzahl Positionen', en: 'Unique product count' },
      { required: true, nillable: true, default: 0 },
    ),
    ...totalFields(),
    ProcessingUntil__c: dateTime({ de: 'In Berechnung bis', en: 'Processing until' }),
    MessagesHidden__c: flag({ de: 'Hinweise ausgeblendet', en: 'Messages hidden' }),
    LockedUntil__c: dateTime({ de: 'Gesperrt bis', en: 'Locked until' }),
    Version__c: int({ de: 'Fassung', en: 'Version' }, { required: true, default: 1 }),
  },
  nameFields: ['Name'],
  layout: [
    {
      heading: { de: 'Warenkorb', en: 'Cart' },
      columns: [
        ['Name', 'Status', 'AccountId', 'OwnerId', 'WebStoreId', 'IsSecondary', 'IsReadOnly__c'],
        [
          'TotalProductCount',
          'UniqueProductCount',
          'CurrencyIsoCode',
          'TaxType',
          'PurchaseOrderNumber',
          'ProcessingUntil__c',
          'LockedUntil__c',
          'MessagesHidden__c',
          'Version__c',
        ],
      ],
    },
    {
      heading: { de: 'Beträge', en: 'Amounts' },
      columns: [
        ['TotalListAmount', 'TotalProductAmount', 'TotalAdjustmentAmount'],
        ['TotalChargeAmount', 'TotalTaxAmount', 'GrandTotalAmount'],
      ],
    },
  ],
  compactLayout: ['Name', 'AccountId', 'Status', 'TotalProductCount', 'GrandTotalAmount'],
  listViews: [
    {
      apiName: 'AllCarts',
      label: { de: 'Alle Warenkörbe', en: 'All carts' },
      columns: [
        'Name',
        'AccountId',
        'OwnerId',
        'Status',
        'TotalProductCount',
        'GrandTotalAmount',
        'LastModifiedDate',
      ],
      orderBy: { field: 'LastModifiedDate', ascending: false },
    },
    {
      apiName: 'InCheckout',
      label: { de: 'In der Kasse', en: 'In checkout' },
      columns: ['Name', 'AccountId', 'TotalProductCount', 'GrandTotalAmount', 'LastModifiedDate'],
      filters: [{ field: 'Status', operator: 'Equals', values: ['Checkout'] }],
      orderBy: { field: 'LastModifiedDate', ascending: false },
    },
  ],
  relatedLists: [
    {
      relationshipName: 'CartItems',
      label: { de: 'Positionen', en: 'Cart items' },
      columns: ['Name', 'Product2Id', 'Quantity', 'UnitPrice', 'TotalPrice'],
      orderBy: { field: 'CreatedDate', ascending: true },
    },
    {
      relationshipName: 'CartAdjustments',
      label: { de: 'Nachlässe', en: 'Adjustments' },
      columns: ['PromotionId__c', 'CartItemId__c', 'Amount__c'],
      orderBy: { field: 'CreatedDate', ascending: true },
    },
    {
      relationshipName: 'CartCoupons',
      label: { de: 'Gutscheine', en: 'Coupons' },
      columns: ['CouponId__c', 'CreatedDate'],
      orderBy: { field: 'CreatedDate', ascending: true },
    },
    {
      relationshipName: 'InventoryItemReservations',
      label: { de: 'Reservierter Bestand', en: 'Reserved stock' },
      columns: ['ProductId', 'Quantity', 'ExpiresAt__c'],
      orderBy: { field: 'CreatedDate', ascending: true },
    },
    {
      relationshipName: 'CartDeliveryGroups',
      label: { de: 'Liefergruppen', en: 'Delivery groups' },
      columns: ['Name', 'DeliverToName', 'DeliverToCity', 'OrderDeliveryMethodId'],
      orderBy: { field: 'CreatedDate', ascending: true },
    },
    {
      relationshipName: 'CartCheckoutSessions',
      label: { de: 'Kassenvorgänge', en: 'Checkout sessions' },
      columns: ['Name', 'State', 'CreatedDate'],
      orderBy: { field: 'CreatedDate', ascending: false },
    },
  ],
});
