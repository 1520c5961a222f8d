import type { Handler } from '#mock/apis/dispatch/handler.ts';
import { requireShopper } from '../buyers/shopper.ts';
import { readProducts } from '../catalogue/read-products.ts';

export const getProducts: Handler<'getProducts'> = async (input, context) => {
  await requireShopper(context, input);
  return { status: 200, body: await readProducts(context, input.query) };
};
