import type { Language } from '#mock/apis/dispatch/handler.ts';
import { PlatformFault } from '#mock/engine/errors/platform-fault.ts';
import { countries } from '#mock/objects/common-fields.ts';
import type { Row } from '#mock/store/row.ts';
import { messages } from '../messages/messages.ts';

/** Countries that records can hold. */
type Country = keyof typeof countries;

/** An address as a request gives it; parts that were left out are absent. */
export interface AddressParts {
  readonly name?: string;
  readonly firstName?: string;
  readonly middleName?: string;
  readonly lastName?: string;
  readonly companyName?: string;
  readonly street?: string;
  readonly postalCode?: string;
  readonly city?: string;
  readonly region?: string;
  /** Two letters, or the country's name. */
  readonly country?: string;
}

/** An address that has passed the rules, trimmed, with the recipient's full name. */
export interface CheckedAddress {
  readonly name: string;
  readonly firstName: string | null;
  readonly middleName: string | null;
  readonly lastName: string | null;
  readonly companyName: string | null;
  readonly street: string;
  readonly postalCode: string;
  readonly city: string;
  readonly region: string | null;
  readonly country: Country;
}

const POSTAL_CODE_DIGITS: Readonly<Record<Country, number>> = { DE: 5, AT: 4 };

/** Countries to which the store delivers, by ISO 3166 code. */
export function shippingCountries(webStore: Pick<Row<'WebStore'>, 'ShippingCountries__c'>): string[] {
  return webStore.ShippingCountries__c.split(';').filter(Boolean);
}

/** Where an address of a type may lie: deliveries where the store delivers, bills wherever records know the country. */
export function allowedCountries(
  webStore: Pick<Row<'WebStore'>, 'ShippingCountries__c'>,
  addressType: Row<'ContactPointAddress'>['AddressType'],
): string[] {
  return addressType === 'Shipping' ? shippingCountries(webStore) : Object.keys(countries);
}

/**
 * Holds an address against the rules of its country.
 *
 * @param allowed countries the address may lie in
 * @throws PlatformFault 400 with the first rule that is broken
 */
export function checkAddress(
  given: AddressParts,
  allowed: readonly string[],
  language: Language,
): CheckedAddress {
  const say = messages[language];
  const address = trimmed(given);
  if (!(address.street && address.postalCode && address.city && address.country))
    throw refusal('REQUIRED_FIELD_MISSING', say.fieldMissing());
  const name =
    address.name ||
    [address.firstName, address.middleName, address.lastName].filter(Boolean).join(' ') ||
    address.companyName;
  if (!name) throw refusal('REQUIRED_FIELD_MISSING', say.recipientMissing());
  const country = countryOf(address.country);
  if (!country || !allowed.includes(country)) throw refusal('UNSUPPORTED_COUNTRY', say.unsupportedCountry());
  const digits = POSTAL_CODE_DIGITS[country];
  if (!new RegExp(`^\\d{${digits}}$`).test(address.postalCode)) {
    throw refusal('INVALID_POSTAL_CODE', say.invalidPostalCode(digits));
  }
  return { ...address, name, country };
}

function trimmed(given: AddressParts) {
  const optional = (text: string | undefined) => text?.trim() || null;
  return {
    name: optional(given.name),
    firstName: optional(given.firstName),
    middleName: optional(given.middleName),
    lastName: optional(given.lastName),
    companyName: optional(given.companyName),
    street: given.street?.trim() ?? '',
    postalCode: given.postalCode?.trim() ?? '',
    city: given.city?.trim() ?? '',
    region: optional(given.region),
    country: given.country ?? '',
  };
}

/** A country by its two letters, or by its name in a language of the shop, in any case. */
function countryOf(text: string): Country | undefined {
  const wanted = text.trim().toLowerCase();
  const known = Object.entries(countries) as [Country, Record<Language, string>][];
  return known.find(([code, names]) =>
    [code, ...Object.values(names)].some((name) => name.toLowerCase() === wanted),
  )?.[0];
}

function refusal(errorCode: string, message: string): PlatformFault {
  return new PlatformFault(400, errorCode, message);
}
