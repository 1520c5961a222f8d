import type { Shop } from '../../platform/shop.server.ts';
import type { Conditions } from './OrderConditions.tsx';
import { paymentMeans } from './payment-means.server.ts';
import { deliveryCountries } from './rules.server.ts';

/** What restricts an order in this store (DE-CHECKOUT-03). */
export function orderConditions(shop: Shop): Conditions {
  return {
    countries: deliveryCountries(shop),
    means: paymentMeans(shop),
  };
}
