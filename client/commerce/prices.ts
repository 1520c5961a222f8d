import { getProductPrice, getProductPrices } from '#generated/commerce/client.gen.ts';
import { getProductPricesLimits } from '#generated/commerce/constants.gen.ts';
import { chunks } from '../chunks.ts';
import { unlessNone } from '../errors/unless-none.ts';
import type { Data } from '../operation.ts';
import type { Platform } from '../platform.ts';

type PriceLine = Data<'getProductPrices'>['pricingLineItemResults'][number];

/** What one product costs the effective account; amounts are decimal text in the currency. */
export interface Price {
  productId: string;
  unitPrice: string;
  listPrice: string | undefined;
  currencyIsoCode: string;
}

const PRODUCTS_PER_CALL = getProductPricesLimits.productIds.maxItems;

/** What one product costs; undefined where it has no price (SF-PRICE-02). */
export async function readPrice(platform: Platform, productId: string): Promise<Price | undefined> {
  const price = await unlessNone(platform.read(getProductPrice, { path: { productId } }));
  return price ? priceOf({ ...price, productId }, price.currencyIsoCode)[0] : undefined;
}

/** Prices by product id, any number of them; a product without a price has no entry (SF-PRICE-02). */
export async function readPrices(
  platform: Platform,
  productIds: readonly string[],
): Promise<Map<string, Price>> {
  const ids = [...new Set(productIds)];
  const calls = chunks(ids, PRODUCTS_PER_CALL).map((chunk) =>
    platform.read(getProductPrices, { query: { productIds: chunk } }),
  );
  const prices = (await Promise.all(calls)).flatMap(({ currencyIsoCode, pricingLineItemResults }) =>
    pricingLineItemResults.flatMap((line) => priceOf(line, currencyIsoCode)),
  );
  return new Map(prices.map((price) => [price.productId, price]));
}

type Priced = Pick<PriceLine, 'productId' | 'unitPrice' | 'listPrice' | 'success'>;

function priceOf({ productId, unitPrice, listPrice, success }: Priced, currencyIsoCode: string): Price[] {
  if (success === false || !unitPrice) return [];
  return [{ productId, unitPrice, listPrice: listPrice ?? undefined, currencyIsoCode }];
}
