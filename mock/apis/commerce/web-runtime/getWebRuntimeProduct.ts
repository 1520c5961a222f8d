import type { Handler } from '#mock/apis/dispatch/handler.ts';
import { requireShopper } from '../buyers/shopper.ts';
import { readProduct } from '../catalogue/read-product.ts';

export const getWebRuntimeProduct: Handler<'getWebRuntimeProduct'> = async (input, context) => {
  const { webStore } = await requireShopper(context, input);
  return { status: 200, body: await readProduct(context, webStore, input.path.productId, input.query) };
};
