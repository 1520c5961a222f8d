import type { components } from '#generated/commerce/types.gen.ts';
import type { Price } from './choose-prices.ts';

type Schemas = components['schemas'];

/**
 * One price as the call for a single product answers it.
 *
 * @param sellingModelIds ways of selling that were asked for; products of this shop are sold in none
 */
export function productPrice(
  price: Price,
  currencyIsoCode: string,
  sellingModelIds: readonly string[] = [],
): Schemas['ProductPrice'] {
  const { listPrice, unitPrice, pricebookEntryId } = price;
  return {
    currencyIsoCode,
    listPrice,
    unitPrice,
    negotiatedPrice: unitPrice,
    lowestUnitPrice: unitPrice,
    pricebookEntryId,
    productPriceEntries: [
      { success: true, listPrice, unitPrice, pricebookEntryId, productSellingModelId: null },
      ...sellingModelIds.map(notSoldBy),
    ],
    priceAdjustment: null,
  };
}

function notSoldBy(productSellingModelId: string): Schemas['ProductPriceEntry'] {
  const error = { errorCode: 'NOT_FOUND', message: 'The product is not sold in this way.' };
  return { success: false, listPrice: null, unitPrice: null, productSellingModelId, error };
}

/** Prices as the call for several products answers them, in the order asked. */
export function pricingResults(
  productIds: readonly string[],
  prices: ReadonlyMap<string, Price>,
  currencyIsoCode: string,
): Schemas['PricingResults'] {
  return {
    success: productIds.every((id) => prices.has(id)),
    currencyIsoCode,
    pricingLineItemResults: productIds.map((id) => pricingLineItem(id, prices.get(id))),
    error: null,
  };
}

/** The price of one product among several, or why it has none. */
export function pricingLineItem(
  productId: string,
  price: Price | undefined,
): Schemas['PricingLineItemResult'] {
  if (!price) {
    const error = { errorCode: 'NOT_FOUND', message: 'The product has no price for this account.' };
    return { productId, success: false, listPrice: null, unitPrice: null, pricebookEntryId: null, error };
  }
  const { listPrice, unitPrice, pricebookEntryId } = price;
  return {
    productId,
    success: true,
    listPrice,
    unitPrice,
    lowestUnitPrice: unitPrice,
    pricebookEntryId,
    error: null,
  };
}
