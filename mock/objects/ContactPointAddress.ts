import { countries } from './common-fields.ts';
import { defineObject, flag, phone, picklist, reference, text, textArea } from './definition/index.ts';

/** An address in the address book of an account. */
export const ContactPointAddress = defineObject({
  apiName: 'ContactPointAddress',
  keyPrefix: '8lW',
  label: { de: 'Adresse', en: 'Address' },
  labelPlural: { de: 'Adressen', en: 'Addresses' },
  theme: { color: 'C2573A', icon: 'address' },
  fields: {
    Name: text({ de: 'Bezeichnung', en: 'Name' }, 255, { required: true }),
    ParentId: reference({ de: 'Account', en: 'Account' }, 'Account', 'Parent', {
      required: true,
      updateable: false,
      children: 'ContactPointAddresses',
      onDelete: 'cascade',
    }),
    AddressType: picklist(
      { de: 'Adressart', en: 'Address type' },
      {
        Shipping: { de: 'Lieferadresse', en: 'Shipping' },
        Billing: { de: 'Rechnungsadresse', en: 'Billing' },
      },
      { required: true, default: 'Shipping' },
    ),
    IsDefault: flag({ de: 'Standardadresse', en: 'Default address' }),
    FirstName: text({ de: 'Vorname', en: 'First name' }, 40),
    MiddleName: text({ de: 'Zweiter Vorname', en: 'Middle name' }, 40),
    LastName: text({ de: 'Nachname', en: 'Last name' }, 80),
    CompanyName: text({ de: 'Firma', en: 'Company name' }, 120),
    Street: textArea({ de: 'Straße und Hausnummer', en: 'Street' }, 255, { required: true }),
    PostalCode: text({ de: 'Postleitzahl', en: 'Postal code' }, 20, { required: true }),
    City: text({ de: 'Ort', en: 'City' }, 40, { required: true }),
    State: text({ de: 'Bundesland', en: 'State' }, 80),
    Country: picklist({ de: 'Land', en: 'Country' }, countries, { required: true, default: 'DE' }),
    PhoneNumber: phone({ de: 'Telefon', en: 'Phone number' }),
  },
  nameFields: ['Name'],
  layout: [
    {
      heading: { de: 'Adresse', en: 'Address' },
      columns: [
        ['Name', 'FirstName', 'MiddleName', 'LastName', 'CompanyName', 'PhoneNumber', 'ParentId'],
        ['Street', 'PostalCode', 'City', 'State', 'Country', 'AddressType', 'IsDefault'],
      ],
    },
  ],
  compactLayout: ['Name', 'ParentId', 'AddressType', 'PostalCode', 'City'],
  listViews: [
    {
      apiName: 'AllAddresses',
      label: { de: 'Alle Adressen', en: 'All addresses' },
      columns: ['Name', 'ParentId', 'AddressType', 'Street', 'PostalCode', 'City', 'IsDefault'],
      orderBy: { field: 'Name', ascending: true },
    },
  ],
});
