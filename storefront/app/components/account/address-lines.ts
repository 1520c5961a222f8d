import { addressesConstants } from '#generated/commerce/constants.gen.ts';
import type { Messages, Text } from '../../i18n/texts.ts';

/** An address of the platform, as far as it is written on a parcel. */
export interface PostalAddress {
  name?: string | null | undefined;
  firstName?: string | null | undefined;
  lastName?: string | null | undefined;
  companyName?: string | null | undefined;
  street?: string | null | undefined;
  postalCode?: string | null | undefined;
  city?: string | null | undefined;
  region?: string | null | undefined;
  country?: string | null | undefined;
}

const lastNameFirst: readonly string[] = addressesConstants.lastNameFirstCountries;

/** Countries whose addresses name the region (storefront.md §9). */
const regionNames: readonly string[] = addressesConstants.regionLabelCountries;

/** The name of a person as their country orders it (storefront.md §9). */
export function fullName({ name, firstName, lastName, country }: PostalAddress): string {
  const parts = lastNameFirst.includes(country ?? '') ? [lastName, firstName] : [firstName, lastName];
  return parts.filter(Boolean).join(' ') || (name ?? '');
}

/** The lines of an address below the name. */
export function addressLines(address: PostalAddress, text: Text): string[] {
  const { companyName, street, postalCode, city, region, country } = address;
  const place = [postalCode, city].filter(Boolean).join(' ');
  return [
    companyName,
    street,
    place,
    regionNames.includes(country ?? '') ? region : '',
    countryName(country, text),
  ].filter((line): line is string => Boolean(line));
}

function countryName(country: string | null | undefined, text: Text): string | undefined {
  if (!country) return undefined;
  return isNamed(country) ? text(`country.${country}`) : country;
}

function isNamed(country: string): country is keyof Messages['country'] {
  return country === 'DE' || country === 'AT';
}

/** A phone number as it is written: ten digits of North America as (xxx) xxx-xxxx (storefront.md §5). */
export function phoneText(phone: string, country: string | null | undefined): string {
  const digits = phone.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
  const isNorthAmerican = (country === 'US' || country === 'CA') && digits.length === 10;
  return isNorthAmerican ? `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}` : phone;
}
