import type { Handler } from '#mock/apis/dispatch/handler.ts';
import { requireShopper } from '../buyers/shopper.ts';
import { readPrice } from '../pricing/read-prices.ts';

export const getWebRuntimeProductPrice: Handler<'getWebRuntimeProductPrice'> = async (input, context) => {
  const shopper = await requireShopper(context, input);
  const body = await readPrice(context.store, shopper, input.path.productId, input.query.currencyIsoCode);
  return { status: 200, body };
};
