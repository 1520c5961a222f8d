import { addressFields } from './common-fields.ts';
import { phone, text } from './definition/index.ts';

/** Who and where to deliver to; all empty until the shopper says so. */
export function deliveryAddressFields() {
  return {
    DeliverToName: text({ de: 'Empfänger', en: 'Deliver to name' }, 255),
    DeliverToFirstName: text({ de: 'Vorname des Empfängers', en: 'Deliver to first name' }, 40),
    DeliverToLastName: text({ de: 'Nachname des Empfängers', en: 'Deliver to last name' }, 80),
    CompanyName: text({ de: 'Firma', en: 'Company name' }, 120),
    ...addressFields('DeliverTo', { de: 'Lieferung', en: 'Delivery' }),
    ShipToPhoneNumber: phone({ de: 'Telefon für Rückfragen', en: 'Ship-to phone number' }),
  };
}
