import { addressesConstants } from '#generated/commerce/constants.gen.ts';

const lastNameFirst: readonly string[] = addressesConstants.lastNameFirstCountries;
const regionNames: readonly string[] = addressesConstants.regionLabelCountries;

/** Digits of the postal codes of countries whose codes are digits only. */
const postalDigits: Readonly<Record<string, number>> = { DE: 5, AT: 4, CH: 4 };

/** Whether people are called by their last name first (SF-ADDRESS-03). */
export function isLastNameFirst(country: string | null | undefined): boolean {
  return lastNameFirst.includes(country ?? '');
}

/** Whether an address names its region (SF-ADDRESS-04). */
export function namesRegion(country: string | null | undefined): boolean {
  return regionNames.includes(country ?? '');
}

/** How many digits a postal code has; undefined where the country has none or they are more than digits. */
export function postalDigitsOf(country: string): number | undefined {
  return postalDigits[country];
}
