import { formula, picklist, text, textArea } from './definition/index.ts';

/** The currencies the shop can be priced in. */
export function currencyIsoCode() {
  return picklist(
    { de: 'Währung', en: 'Currency' },
    { EUR: { de: 'Euro', en: 'Euro' } },
    { required: true, default: 'EUR' },
  );
}

/** Net prices exclude, gross prices include value-added tax. */
export function taxType() {
  return picklist(
    { de: 'Steuerart', en: 'Tax type' },
    {
      Gross: { de: 'Brutto', en: 'Gross' },
      Net: { de: 'Netto', en: 'Net' },
    },
    { required: true, default: 'Gross' },
  );
}

/** Countries by ISO 3166 code that addresses may lie in. */
export const countries = {
  DE: { de: 'Deutschland', en: 'Germany' },
  AT: { de: 'Österreich', en: 'Austria' },
} as const;

/** The parts of a postal address under `prefix`, such as `Billing` for `BillingStreet`. */
export function addressFields<const P extends string>(prefix: P, of: { de: string; en: string }) {
  const labels = (de: string, en: string) => ({ de: `${de} (${of.de})`, en: `${of.en} ${en}` });
  return {
    [`${prefix}Street`]: textArea(labels('Straße und Hausnummer', 'street'), 255),
    [`${prefix}City`]: text(labels('Ort', 'city'), 40),
    [`${prefix}PostalCode`]: text(labels('Postleitzahl', 'postal code'), 20),
    [`${prefix}State`]: text(labels('Bundesland', 'state'), 80),
    [`${prefix}Country`]: picklist(labels('Land', 'country'), countries),
  } as AddressFields<P>;
}

type AddressFields<P extends string> = Record<
  `${P}${'Street' | 'City' | 'PostalCode' | 'State'}`,
  ReturnType<typeof text<object>>
> &
  Record<`${P}Country`, ReturnType<typeof picklist<typeof countries, object>>>;

export function salutation() {
  return picklist(
    { de: 'Anrede', en: 'Salutation' },
    {
      Frau: { de: 'Frau', en: 'Ms' },
      Herr: { de: 'Herr', en: 'Mr' },
    },
  );
}

/** First and last name in one, computed by the store. */
export function fullName() {
  return formula(
    { de: 'Name', en: 'Full name' },
    121,
    `trim(coalesce("FirstName", '') || ' ' || "LastName")`,
  );
}
