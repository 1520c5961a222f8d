import { change, creation } from './define.ts';

/** What support and merchandising do for a customer. */
export const customerActions = [
  creation('Account', 'NewContact', {
    label: { de: 'Neuer Kontakt', en: 'New contact' },
    creates: 'Contact',
    parentField: 'AccountId',
    columns: [
      ['Salutation', 'FirstName', 'LastName'],
      ['Email', 'Phone', 'AccountId'],
    ],
    presets: {
      Phone: { from: 'Phone' },
      MailingStreet: { from: 'BillingStreet' },
      MailingPostalCode: { from: 'BillingPostalCode' },
      MailingCity: { from: 'BillingCity' },
      MailingCountry: { from: 'BillingCountry' },
    },
  }),
  creation('Account', 'NewAddress', {
    label: { de: 'Neue Adresse', en: 'New address' },
    creates: 'ContactPointAddress',
    parentField: 'ParentId',
    columns: [
      ['Name', 'FirstName', 'LastName', 'AddressType'],
      ['Street', 'PostalCode', 'City', 'Country'],
    ],
    presets: { Name: { from: 'Name' } },
  }),
  creation('Account', 'NewManagedAccount', {
    label: { de: 'Neuer verwalteter Account', en: 'New managed account' },
    creates: 'Account',
    parentField: 'ParentId',
    recordType: 'Organisation',
    columns: [
      ['Name', 'Type'],
      ['Phone', 'ParentId'],
    ],
    onLayout: false,
  }),
  change('Account', 'UpdateAddress', {
    label: { de: 'Anschrift ändern', en: 'Change address' },
    columns: [
      ['BillingStreet', 'BillingPostalCode', 'BillingCity', 'BillingCountry'],
      ['ShippingStreet', 'ShippingPostalCode', 'ShippingCity', 'ShippingCountry'],
    ],
    formFactors: ['Large', 'Medium'],
  }),
  change('Contact', 'UpdateContactDetails', {
    label: { de: 'Kontaktdaten ändern', en: 'Change contact details' },
    columns: [['Email'], ['Phone', 'MobilePhone']],
  }),
];
