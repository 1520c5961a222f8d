import type { Handler } from '#mock/apis/dispatch/handler.ts';
import { PlatformFault } from '#mock/engine/errors/platform-fault.ts';
import { chosenFields } from '#mock/model/shoppers/plain-fields.ts';
import { toLongId } from '#mock/store/ids.ts';
import { requireBuyer } from '../buyers/buyer.ts';
import { requireCart } from './find-cart.ts';
import { cartProduct } from './getCartProducts.ts';
import { settledCart } from './recalculate.ts';

/** One product of the cart with its items; 404 where the cart does not hold it. */
export const getCartProduct: Handler<'getCartProduct'> = async ({ path, query }, context) => {
  const { language, store } = context;
  const buyer = await requireBuyer(context, { path, query });
  if (query.productFields) chosenFields('Product2', query.productFields);
  const cart = await requireCart(store, buyer, path.cartStateOrId);
  const view = await settledCart(context, buyer, cart);
  const lines = view.lines.filter(({ product }) => product.Id === toLongId(path.productId));
  if (lines.length === 0) throw new PlatformFault(404, 'NOT_FOUND', 'The requested resource does not exist');
  return {
    status: 200,
    body: cartProduct(view, lines, { language, productFields: query.productFields }),
  };
};
