import { getCartProductsLimits as limits } from '#generated/commerce/constants.gen.ts';
import type { Handler } from '#mock/apis/dispatch/handler.ts';
import { chosenFields } from '#mock/model/shoppers/plain-fields.ts';
import { requireBuyer } from '../buyers/buyer.ts';
import { productDetails } from './answers/product-details.ts';
import type { CartLine } from './cart-view.ts';
import { findNamedCart } from './find-cart.ts';
import { loadLines } from './load-cart.ts';
import { numberedPage } from './paging.ts';

/** The products of the cart in the order of their ids, each with its items and total quantity (SF-CART-21). */
export const getCartProducts: Handler<'getCartProducts'> = async ({ path, query }, context) => {
  const buyer = await requireBuyer(context, { path, query });
  if (query.productFields) chosenFields('Product2', query.productFields);
  const cart = await findNamedCart(context.store, buyer, path.cartStateOrId);
  const byProduct = Map.groupBy(cart ? await loadLines(context, cart.Id) : [], ({ product }) => product.Id);
  const ordered = [...byProduct.values()].sort(([a], [b]) =>
    (a?.product.Id ?? '') < (b?.product.Id ?? '') ? -1 : 1,
  );
  const page = numberedPage(
    ordered,
    query.pageNumber ?? limits.pageNumber.default,
    query.pageSize ?? limits.pageSize.default,
  );
  return {
    status: 200,
    body: {
      ...(cart ? { cartId: cart.Id } : {}),
      currentPage: page.currentPage,
      totalProductCount: page.totalCount,
      totalNumberOfPages: page.totalPages,
      products: page.rows.map((lines) => cartProduct(lines, query.productFields)),
    },
  };
};

function cartProduct(lines: readonly CartLine[], fields: readonly string[] | undefined) {
  const { product } = lines[0] as CartLine;
  return {
    productId: product.Id,
    totalQuantity: lines.reduce((sum, { item }) => sum + item.Quantity, 0).toFixed(1),
    cartItemIds: lines.map(({ item }) => item.Id),
    productDetails: productDetails(product, fields),
  };
}
