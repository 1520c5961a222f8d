import { isLastNameFirst, namesRegion } from './country-rules.ts';

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

/** The name of a person as their country orders it (SF-ADDRESS-03). */
export function fullName({ name, firstName, lastName, country }: PostalAddress): string {
  const parts = isLastNameFirst(country) ? [lastName, firstName] : [firstName, lastName];
  return parts.filter(Boolean).join(' ') || (name ?? '');
}

/**
 * The lines of an address below the name.
 *
 * @param countryName name of a country by its two letters, in the language of the page
 */
export function addressLines(address: PostalAddress, countryName: (country: string) => string): string[] {
  const { companyName, street, postalCode, city, region, country } = address;
  const place = [postalCode, city].filter(Boolean).join(' ');
  return [
    companyName,
    street,
    place,
    namesRegion(country) ? region : '',
    country ? countryName(country) : '',
  ].filter((line): line is string => Boolean(line));
}

/** A phone number as it is written: ten digits of North America as (xxx) xxx-xxxx (SF-ADDRESS-05). */
export function phoneText(phone: string, country: string | null | undefined): string {
  const digits = phone.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '');
  const isNorthAmerican = (country === 'US' || country === 'CA') && digits.length === 10;
  return isNorthAmerican ? `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}` : phone;
}
