import type { Handler } from '#mock/apis/dispatch/handler.ts';
import { requireShopper } from '../buyers/shopper.ts';
import { readPrices } from '../pricing/read-prices.ts';

export const getProductPrices: Handler<'getProductPrices'> = async (input, context) => {
  const shopper = await requireShopper(context, input);
  const { productIds, currencyIsoCode } = input.query;
  return { status: 200, body: await readPrices(context.store, shopper, productIds, currencyIsoCode) };
};
