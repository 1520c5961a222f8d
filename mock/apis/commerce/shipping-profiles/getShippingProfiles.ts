import type { components } from '#generated/commerce/types.gen.ts';
import type { Handler } from '#mock/apis/dispatch/handler.ts';
import { countries } from '#mock/objects/common-fields.ts';
import type { Row } from '#mock/store/row.ts';
import { shippingCountries } from '../addresses/address-rules.ts';
import { requireShopper } from '../buyers/shopper.ts';
import { deliveryMethods, type Method } from '../delivery-groups/delivery-methods.ts';
import { freeShippingThreshold } from '../delivery-groups/shipping-fee.ts';

type ShippingRate = components['schemas']['StandardShippingRate'];

/** The store's delivery methods as its one profile, for all countries that it delivers to (PF-DELIV-71). */
export const getShippingProfiles: Handler<'getShippingProfiles'> = async (input, context) => {
  const { webStore } = await requireShopper(context, input);
  const { Id: id, Name: name } = webStore;
  const methods = await deliveryMethods(context.store, id);
  const served = shippingCountries(webStore).map((isoCode) => ({
    isoCode,
    label: countries[isoCode as keyof typeof countries]?.[context.language] ?? isoCode,
  }));
  const zone = {
    id,
    name: served.map(({ label }) => label).join(', '),
    countries: served,
    standardShippingRates: methods.flatMap((method) => ratesOf(method, webStore)),
  };
  const group = { id, name, shippingZones: [zone] };
  const profile = { id, name, isDefault: true, processTime: null, processTimeUnit: null };
  const items = [{ ...profile, shippingRateGroups: [group] }];
  return { status: 200, body: { count: items.length, total: items.length, items } };
};

/** One rate, or two where the method is free from a value of goods on. */
function ratesOf(method: Method, webStore: Row<'WebStore'>): ShippingRate[] {
  const threshold = freeShippingThreshold(method, webStore);
  if (threshold === null) return [rate(method, webStore, method.ShippingFee__c, 0, null)];
  const free = Number(threshold);
  return [
    ...(free > 0 ? [rate(method, webStore, method.ShippingFee__c, 0, free)] : []),
    rate(method, webStore, '0.00', free, null),
  ];
}

function rate(
  method: Method,
  { DefaultCurrency }: Row<'WebStore'>,
  price: string,
  conditionRangeMin: number,
  conditionRangeMax: number | null,
): ShippingRate {
  return {
    id: method.Id,
    name: method.Name,
    price,
    currencyIsoCode: DefaultCurrency,
    conditionFactor: 'OrderPrice',
    conditionRangeMin,
    conditionRangeMax,
    transitTimeMin: method.TransitTimeMin__c,
    transitTimeMax: method.TransitTimeMax__c,
    transitTimeUnit: 'Days',
    weightUnit: null,
  };
}
