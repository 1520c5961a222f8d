import {
  type FieldOptions,
  formula,
  type Label,
  type Part,
  picklist,
  text,
  textArea,
} from './definition/index.ts';

/** The currencies the shop can be priced in. */
export function currencyIsoCode(options: Pick<FieldOptions, 'nillable'> = {}) {
  return picklist(
    { de: 'Währung', en: 'Currency' },
    { EUR: { de: 'Euro', en: 'Euro' } },
    { ...options, required: true, default: 'EUR', length: 3 },
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
    { required: true, nillable: true, default: 'Gross' },
  );
}

const languages = { de: { de: 'Deutsch', en: 'German' }, en: { de: 'Englisch', en: 'English' } } as const;
const languageLabel = { de: 'Sprache', en: 'Language' } as const;

/** The language that somebody reads. */
export function languageLocale() {
  return picklist(languageLabel, languages, { required: true, default: 'de', length: 40 });
}

/** The same of somebody of whom it may be unknown. */
export function knownLanguage() {
  return picklist(languageLabel, languages, { length: 40 });
}

/** Countries by ISO 3166 code that addresses may lie in. */
export const countries = {
  DE: { de: 'Deutschland', en: 'Germany' },
  AT: { de: 'Österreich', en: 'Austria' },
} as const;

/**
 * The parts of a postal address under `prefix`, such as `Billing` for `BillingStreet`. The country is a text, as on the
 * platform; the shop writes its ISO 3166 code.
 */
export function addressFields<const P extends string>(prefix: P, of: { de: string; en: string }) {
  const labels = (de: string, en: string) => ({ de: `${de} (${of.de})`, en: `${of.en} ${en}` });
  const part = partOf(`${prefix}Address`, labels('Adresse', 'address'));
  return {
    [`${prefix}Street`]: textArea(labels('Straße und Hausnummer', 'street'), 255, part('Street')),
    [`${prefix}City`]: text(labels('Ort', 'city'), 40, part('City')),
    [`${prefix}PostalCode`]: text(labels('Postleitzahl', 'postal code'), 20, part('PostalCode')),
    [`${prefix}State`]: text(labels('Bundesland', 'state'), 80, part('State')),
    [`${prefix}Country`]: text(labels('Land', 'country'), 80, part('Country')),
  } as AddressFields<P>;
}

type AddressFields<P extends string> = Record<
  `${P}${'Street' | 'City' | 'PostalCode' | 'State' | 'Country'}`,
  ReturnType<typeof text<object>>
>;

/** The option of a field that is a part of the compound field of this name; of an address with its label. */
export function partOf(of: string, label?: Label): (as: string) => { readonly part: Part } {
  return (as) => ({ part: { of, as, ...(label && { label }) } });
}

const namePart = partOf('Name');

/** How a person is called: the parts of `Name`, and first and last name in one, computed by the store. */
export function personName() {
  return {
    Name: fullName(),
    FirstName: text({ de: 'Vorname', en: 'First name' }, 40, namePart('FirstName')),
    LastName: text({ de: 'Nachname', en: 'Last name' }, 80, { required: true, ...namePart('LastName') }),
  };
}

export function salutation() {
  return picklist(
    { de: 'Anrede', en: 'Salutation' },
    {
      Frau: { de: 'Frau', en: 'Ms' },
      Herr: { de: 'Herr', en: 'Mr' },
    },
    { ...namePart('Salutation'), length: 40 },
  );
}

/** First and last name in one, computed by the store. */
function fullName() {
  return formula(
    { de: 'Name', en: 'Full name' },
    121,
    `trim(coalesce("FirstName", '') || ' ' || "LastName")`,
  );
}
