import type { components } from '#generated/commerce/types.gen.ts';
import type { RequestContext } from '#mock/apis/dispatch/handler.ts';
import { PlatformFault } from '#mock/engine/errors/platform-fault.ts';
import type { Row } from '#mock/store/row.ts';
import { shippingCountries } from '../addresses/address-rules.ts';
import { messages } from '../messages/messages.ts';

type TaxesInfo = components['schemas']['TaxesInfo'];

/** Where a delivery goes, by ISO 3166 codes. */
export interface TaxAddress {
  readonly countryIsoCode: string;
  readonly stateIsoCode?: string;
}

/**
 * Refuses an address that the store does not deliver to: its taxes are not known.
 *
 * @throws PlatformFault 400 UNSUPPORTED_COUNTRY
 */
export function refuseForeignCountry(
  { language }: RequestContext,
  webStore: Row<'WebStore'>,
  { countryIsoCode }: TaxAddress,
): void {
  if (!shippingCountries(webStore).includes(countryIsoCode))
    throw new PlatformFault(400, 'UNSUPPORTED_COUNTRY', messages[language].unsupportedCountry());
}

/** The tax that a rate in percent stands for at an address. */
export function taxInfo(
  ratePercent: number,
  { countryIsoCode, stateIsoCode = '' }: TaxAddress,
  { language }: Pick<RequestContext, 'language'>,
): TaxesInfo {
  return {
    countryIsoCode,
    stateIsoCode: stateIsoCode || null,
    priority: 1,
    taxRatePercentage: String(ratePercent),
    taxTreatmentName: messages[language].taxName(ratePercent),
    taxTreatmentDescription: messages[language].taxDescription(ratePercent),
  };
}
