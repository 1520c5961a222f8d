import type { Handler, RequestContext } from '#mock/apis/dispatch/handler.ts';
import type { Row } from '#mock/store/row.ts';
import type { Store } from '#mock/store/store.ts';
import { type BuyerInput, requireBuyer } from '../buyers/buyer.ts';
import { requireCartOpener } from '../buyers/cart-opener.ts';
import { openCart } from '../carts/open-cart.ts';
import { putAll, type WantedProduct } from '../carts/put-all.ts';
import { noteCartChange } from '../carts/recalculation.ts';
import { once } from '../idempotency/once.ts';
import { countingGuesses } from './counted-proof.ts';
import { type NamedOrder, requireProvenOrder } from './proven-order.ts';

const CURRENT = 'current';

/** Puts the products of an order into the cart again, by today's rules (SF-ORDER-03). */
export const addOrderToCart = countingGuesses<'addOrderToCart'>(
  ({ body }) => body,
  once(({ path, query, body }, context) => reorder(context, { path, query }, body)),
);

/** The same for the order that the path names. */
export const addOrderSummaryToCart: Handler<'addOrderSummaryToCart'> = once(
  ({ path, query, body }, context) => {
    const { orderSummaryIdOrRefNumber } = path;
    return reorder(context, { path, query }, { ...body, orderSummaryIdOrRefNumber });
  },
);

async function reorder(
  context: RequestContext,
  { path, query }: BuyerInput,
  body: NamedOrder & { readonly cartStateOrId?: string },
) {
  const asking = await requireBuyer(context, { path, query });
  const wanted = await orderedProducts(context.store, await requireProvenOrder(context, asking, body));
  const named = body.cartStateOrId ?? CURRENT;
  const cartStateOrId = asking.isGuest && named === 'active' ? CURRENT : named;
  const { buyer, headers } = await requireCartOpener(context, { path: { ...path, cartStateOrId }, query });
  const { cart } = await openCart(context, buyer, cartStateOrId);
  const failedProducts = await putAll(context, buyer, cart, wanted);
  if (failedProducts.length < wanted.length) await noteCartChange(context, cart);
  return {
    status: 200 as const,
    headers,
    body: {
      cartId: cart.Id,
      totalSucceededProductCount: wanted.length - failedProducts.length,
      totalFailedProductCount: failedProducts.length,
      unaddedProducts: failedProducts,
      failedProducts,
    },
  };
}

/** The products of an order, each once with all its packs, without delivery costs. */
async function orderedProducts(store: Store, { Id }: Row<'OrderSummary'>): Promise<WantedProduct[]> {
  const items = await store.find('OrderItemSummary', { where: { OrderSummaryId: Id } });
  const products = new Map<string, WantedProduct>();
  for (const { Product2Id: productId, Name: name, QuantityOrdered } of items) {
    if (productId === null) continue;
    const quantity = (QuantityOrdered ?? 0) + (products.get(productId)?.quantity ?? 0);
    products.set(productId, { productId, name, quantity });
  }
  return [...products.values()];
}
