import type { Handler } from '#mock/apis/dispatch/handler.ts';
import { requireShopper } from '../buyers/shopper.ts';
import { readProduct } from '../catalogue/read-product.ts';
import { readProducts } from '../catalogue/read-products.ts';
import { readPrice, readPrices } from '../pricing/read-prices.ts';

export const getWebRuntimeProduct: Handler<'getWebRuntimeProduct'> = async (input, context) => {
  const { webStore } = await requireShopper(context, input);
  return { status: 200, body: await readProduct(context, webStore, input.path.productId, input.query) };
};

export const getWebRuntimeProducts: Handler<'getWebRuntimeProducts'> = async (input, context) => {
  await requireShopper(context, input);
  return { status: 200, body: await readProducts(context, input.query) };
};

export const getWebRuntimeProductPrice: Handler<'getWebRuntimeProductPrice'> = async (input, context) => {
  const shopper = await requireShopper(context, input);
  const body = await readPrice(context.store, shopper, input.path.productId, input.query.currencyIsoCode);
  return { status: 200, body };
};

export const getWebRuntimeProductPrices: Handler<'getWebRuntimeProductPrices'> = async (input, context) => {
  const shopper = await requireShopper(context, input);
  const { productIds, currencyIsoCode } = input.query;
  return { status: 200, body: await readPrices(context.store, shopper, productIds, currencyIsoCode) };
};
