import { change, creation, creationAnywhere } from './define.ts';

/** What merchandising does with orders, products and prices. */
export const tradeActions = [
  creationAnywhere('NewAccount', {
    label: { de: 'Neuer Account', en: 'New account' },
    creates: 'Account',
    columns: [
      ['Name', 'Phone'],
      ['BillingStreet', 'BillingPostalCode', 'BillingCity'],
    ],
  }),
  creationAnywhere('NewProduct', {
    label: { de: 'Neues Produkt', en: 'New product' },
    creates: 'Product2',
    columns: [
      ['Name', 'StockKeepingUnit', 'L2C_CM_PZN__c'],
      ['L2C_CM_RegulatoryClassification__c', 'VatRate__c'],
    ],
  }),
  change('Order', 'UpdateOrderStatus', {
    label: { de: 'Bestellstatus ändern', en: 'Change order status' },
    columns: [['Status'], ['OrderDeliveryMethodId__c']],
    onlyWhile: { field: 'Status', values: ['Draft', 'Activated', 'Shipped'] },
  }),
  change('Order', 'CancelOrder', {
    label: { de: 'Bestellung stornieren', en: 'Cancel order' },
    columns: [[], []],
    presets: { Status: { value: 'Cancelled' } },
    formFactors: ['Large', 'Medium'],
    onlyWhile: { field: 'Status', values: ['Draft'] },
  }),
  change('Product2', 'UpdateStock', {
    label: { de: 'Bestand ändern', en: 'Change stock' },
    columns: [['AvailableToOrder__c'], ['IsActive']],
  }),
  creation('Product2', 'NewPrice', {
    label: { de: 'Neuer Preis', en: 'New price' },
    creates: 'PricebookEntry',
    parentField: 'Product2Id',
    columns: [
      ['Pricebook2Id', 'Product2Id'],
      ['UnitPrice', 'IsActive'],
    ],
  }),
  change('PricebookEntry', 'UpdatePrice', {
    label: { de: 'Preis ändern', en: 'Change price' },
    columns: [['UnitPrice'], ['IsActive']],
  }),
];
