import { dateTime, defineObject, reference, text, textArea } from './definition/index.ts';
import { deliveryAddressFields } from './delivery-address-fields.ts';

/** What of an order goes to one address by one delivery method. */
export const OrderDeliveryGroup = defineObject({
  apiName: 'OrderDeliveryGroup',
  keyPrefix: '0ag',
  label: { de: 'Lieferung', en: 'Order delivery group' },
  labelPlural: { de: 'Lieferungen', en: 'Order delivery groups' },
  theme: { color: '3E7A3A', icon: 'delivery' },
  managedByPlatform: true,
  fields: {
    Name: text({ de: 'Name', en: 'Name' }, 255, { required: true }),
    OrderId: reference({ de: 'Bestellung', en: 'Order' }, 'Order', 'Order', {
      required: true,
      updateable: false,
      children: 'OrderDeliveryGroups',
      onDelete: 'cascade',
    }),
    OrderDeliveryMethodId: reference(
      { de: 'Versandart', en: 'Delivery method' },
      'OrderDeliveryMethod',
      'OrderDeliveryMethod',
      { onDelete: 'clear' },
    ),
    ...deliveryAddressFields(),
    DesiredDeliveryDate: dateTime({ de: 'Gewünschter Liefertermin', en: 'Desired delivery date' }),
    ShippingInstructions: textArea({ de: 'Hinweise zur Lieferung', en: 'Shipping instructions' }, 1000),
  },
  nameFields: ['Name'],
  layout: [
    {
      heading: { de: 'Lieferung', en: 'Delivery' },
      columns: [
        ['Name', 'OrderId', 'OrderDeliveryMethodId'],
        ['ShipToPhoneNumber', 'ShippingInstructions', 'DesiredDeliveryDate'],
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
  compactLayout: ['Name', 'OrderId', 'DeliverToName', 'DeliverToCity'],
  relatedLists: [
    {
      relationshipName: 'OrderItems',
      label: { de: 'Positionen', en: 'Order products' },
      columns: ['Name', 'Product2Id', 'Quantity', 'TotalPrice'],
      orderBy: { field: 'CreatedDate', ascending: true },
    },
  ],
});
