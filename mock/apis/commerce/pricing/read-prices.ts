import type { components } from '#generated/commerce/types.gen.ts';
import { PlatformFault } from '#mock/engine/errors/platform-fault.ts';
import { toLongId } from '#mock/store/ids.ts';
import type { Store } from '#mock/store/store.ts';
import type { Shopper } from '../buyers/shopper.ts';
import { chosenCurrency } from './chosen-currency.ts';
import { pricingResults, productPrice } from './price-answers.ts';
import { pricesOf } from './prices.ts';

type Schemas = components['schemas'];

/**
 * What one product costs a shopper.
 *
 * @throws PlatformFault 404 when it has no price for this shopper, 400 for a currency the store does not sell in
 */
export async function readPrice(
  store: Store,
  shopper: Shopper,
  productId: string,
  asked: { readonly currencyIsoCode?: string; readonly productSellingModelIds?: readonly string[] },
): Promise<Schemas['ProductPrice']> {
  const currency = chosenCurrency(shopper.webStore, asked.currencyIsoCode);
  const [price] = (await pricesOf(store, shopper, [toLongId(productId) ?? productId], currency)).values();
  if (!price) throw new PlatformFault(404, 'NOT_FOUND', 'The product has no price for this account.');
  return productPrice(price, currency, asked.productSellingModelIds);
}

/**
 * What several products cost a shopper, in the order asked.
 *
 * @throws PlatformFault 400 for a currency the store does not sell in
 */
export async function readPrices(
  store: Store,
  shopper: Shopper,
  productIds: readonly string[],
  asked: string | undefined,
): Promise<Schemas['PricingResults']> {
  const currency = chosenCurrency(shopper.webStore, asked);
  const ids = productIds.map((id) => toLongId(id) ?? id);
  return pricingResults(ids, await pricesOf(store, shopper, ids, currency), currency);
}
