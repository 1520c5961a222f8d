import type { Handler } from '#mock/apis/dispatch/handler.ts';
import { requireShopper } from '../buyers/shopper.ts';
import { readProduct } from '../catalogue/read-product.ts';
import { readProducts } from '../catalogue/read-products.ts';
import { readPrice, readPrices } from '../pricing/read-prices.ts';

export const getProduct: Handler<'getProduct'> = async (input, context) => {
  const { webStore } = await requireShopper(context, input);
  return { status: 200, body: await readProduct(context, webStore, input.path.productId, input.query) };
};

export const getProducts: Handler<'getProducts'> = async (input, context) => {
  await requireShopper(context, input);
  return { status: 200, body: await readProducts(context, input.query) };
};

export const getProductPrice: Handler<'getProductPrice'> = async (input, context) => {
  const shopper = await requireShopper(context, input);
  const body = await readPrice(context.store, shopper, input.path.productId, input.query);
  return { status: 200, body };
};

export const getProductPrices: Handler<'getProductPrices'> = async (input, context) => {
  const shopper = await requireShopper(context, input);
  const { productIds, currencyIsoCode } = input.query;
  return { status: 200, body: await readPrices(context.store, shopper, productIds, currencyIsoCode) };
};

/** The same question as getProductPrices, asked in a body. */
export const createProductPrices: Handler<'createProductPrices'> = async (input, context) => {
  const shopper = await requireShopper(context, input);
  const productIds = input.body.pricingLineItems.map(({ productId }) => productId);
  const body = await readPrices(context.store, shopper, productIds, input.query.currencyIsoCode);
  return { status: 201, body };
};
