import { getCartProductsLimits as limits } from '#generated/commerce/constants.gen.ts';
import type { components } from '#generated/commerce/types.gen.ts';
import type { Handler } from '#mock/apis/dispatch/handler.ts';
import { chosenFields } from '#mock/model/shoppers/plain-fields.ts';
import { requireBuyer } from '../buyers/buyer.ts';
import { cartItemEnvelope } from './answers/cart-item.ts';
import { type ItemStyle, productDetails } from './answers/product-details.ts';
import type { CartLine, CartView } from './cart-view.ts';
import { findNamedCart } from './find-cart.ts';
import { numberedPage } from './paging.ts';
import { settledCart } from './recalculate.ts';

/** The products of the cart in the order of their ids, each with its items (SF-CART-21, PF-CART-17). */
export const getCartProducts: Handler<'getCartProducts'> = async ({ path, query }, context) => {
  const buyer = await requireBuyer(context, { path, query });
  if (query.productFields) chosenFields('Product2', query.productFields);
  const cart = await findNamedCart(context.store, buyer, path.cartStateOrId);
  const view = cart && (await settledCart(context, buyer, cart));
  const page = numberedPage(
    view ? linesByProduct(view) : [],
    query.pageNumber ?? limits.pageNumber.default,
    query.pageSize ?? limits.pageSize.default,
  );
  const style = { language: context.language, productFields: query.productFields };
  const products = view ? page.rows.map((lines) => cartProduct(view, lines, style)) : [];
  const items = products.flatMap(({ cartItems }) => cartItems);
  return {
    status: 200,
    body: {
      count: items.length,
      currentPage: page.currentPage,
      hasErrors: items.some(({ status }) => status === 'Failed'),
      totalItemCount: page.totalCount,
      totalNumberOfPages: page.totalPages,
      products,
    },
  };
};

/** The lines of a cart, together by product. */
export function linesByProduct({ lines }: CartView): CartLine[][] {
  const byProduct = Map.groupBy(lines, ({ product }) => product.Id);
  return [...byProduct.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, of]) => of);
}

/** One product of a cart with its items. */
export function cartProduct(
  view: CartView,
  lines: readonly CartLine[],
  style: ItemStyle,
): components['schemas']['CartProduct'] {
  return {
    product: productDetails(lines[0] as CartLine, style),
    cartItems: lines.map((line) => cartItemEnvelope(view, line, style)),
  };
}
