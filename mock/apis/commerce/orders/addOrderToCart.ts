import { addOrderToCartLimits as limits } from '#generated/commerce/constants.gen.ts';
import type { Handler } from '#mock/apis/dispatch/handler.ts';
import type { Row } from '#mock/store/row.ts';
import type { Store } from '#mock/store/store.ts';
import { requireBuyer } from '../buyers/buyer.ts';
import { openCart } from '../carts/open-cart.ts';
import { putAll, type WantedProduct } from '../carts/put-all.ts';
import { noteCartChange } from '../carts/recalculation.ts';
import { once } from '../idempotency/once.ts';
import { requireOrder } from './find-order.ts';

/** Puts the products of an order into the cart again, by today's rules (SF-ORDER-03). */
export const addOrderToCart: Handler<'addOrderToCart'> = once(async ({ path, query, body }, context) => {
  const buyer = await requireBuyer(context, { path, query });
  const summary = await requireOrder(context.store, buyer, body.orderSummaryIdOrRefNumber);
  const wanted = await orderedProducts(context.store, summary);
  const { cart } = await openCart(context, buyer, body.cartStateOrId ?? limits.cartStateOrId.default);
  const failedProducts = await putAll(context, buyer, cart, wanted);
  if (failedProducts.length < wanted.length) await noteCartChange(context, cart);
  return {
    status: 200,
    body: { cartId: cart.Id, totalFailedProductCount: failedProducts.length, failedProducts },
  };
});

/** The products of an order, each once with all its packs, without delivery costs. */
async function orderedProducts(store: Store, { Id }: Row<'OrderSummary'>): Promise<WantedProduct[]> {
  const items = await store.find('OrderItemSummary', { where: { OrderSummaryId: Id } });
  const products = new Map<string, WantedProduct>();
  for (const { Product2Id: productId, Name: name, Quantity } of items) {
    if (productId === null) continue;
    const quantity = Quantity + (products.get(productId)?.quantity ?? 0);
    products.set(productId, { productId, name, quantity });
  }
  return [...products.values()];
}
