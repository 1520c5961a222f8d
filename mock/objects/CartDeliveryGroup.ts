import { dateTime, defineObject, flag, reference, text, textArea } from './definition/index.ts';
import { deliveryAddressFields } from './delivery-address-fields.ts';

/** What goes to one address by one delivery method. */
export const CartDeliveryGroup = defineObject({
  apiName: 'CartDeliveryGroup',
  keyPrefix: '0a7',
  label: { de: 'Liefergruppe', en: 'Delivery group' },
  labelPlural: { de: 'Liefergruppen', en: 'Delivery groups' },
  theme: { color: '2F7F95', icon: 'delivery' },
  searchable: false,
  managedByPlatform: true,
  fields: {
    Name: text({ de: 'Name', en: 'Name' }, 255, { required: true, default: 'Default Delivery Group' }),
    CartId: reference({ de: 'Warenkorb', en: 'Cart' }, 'WebCart', 'Cart', {
      required: true,
      updateable: false,
      children: 'CartDeliveryGroups',
      onDelete: 'cascade',
    }),
    IsDefault: flag({ de: 'Standardgruppe', en: 'Default' }),
    OrderDeliveryMethodId: reference(
      { de: 'Versandart', en: 'Delivery method' },
      'OrderDeliveryMethod',
      'OrderDeliveryMethod',
      {
        onDelete: 'clear',
      },
    ),
    ContactPointAddressId__c: reference(
      { de: 'Adresse', en: 'Address' },
      'ContactPointAddress',
      'ContactPointAddress__r',
      {
        onDelete: 'clear',
      },
    ),
    ...deliveryAddressFields(),
    DesiredDeliveryDate: dateTime({ de: 'Gewünschter Liefertermin', en: 'Desired delivery date' }),
    ShippingInstructions: textArea({ de: 'Hinweise zur Lieferung', en: 'Shipping instructions' }, 1000),
  },
  nameFields: ['Name'],
  layout: [
    {
      heading: { de: 'Liefergruppe', en: 'Delivery group' },
      columns: [
        ['Name', 'CartId', 'IsDefault', 'OrderDeliveryMethodId'],
        ['ShipToPhoneNumber', 'ShippingInstructions', 'DesiredDeliveryDate', 'ContactPointAddressId__c'],
      ],
    },
    {
      heading: { de: 'Lieferadresse', en: 'Delivery address' },
      columns: [
        ['DeliverToName', 'DeliverToFirstName', 'DeliverToLastName', 'CompanyName'],
        ['DeliverToStreet', 'DeliverToPostalCode', 'DeliverToCity', 'DeliverToState', 'DeliverToCountry'],
      ],
    },
  ],
  compactLayout: ['Name', 'CartId', 'DeliverToName', 'DeliverToCity'],
  relatedLists: [
    {
      relationshipName: 'CartItems',
      label: { de: 'Positionen', en: 'Cart items' },
      columns: ['Name', 'Product2Id', 'Quantity', 'TotalPrice'],
      orderBy: { field: 'CreatedDate', ascending: true },
    },
  ],
});
