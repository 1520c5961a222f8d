import type { components } from '#generated/commerce/types.gen.ts';
import type { Handler, RequestContext } from '#mock/apis/dispatch/handler.ts';
import { PlatformFault } from '#mock/engine/errors/platform-fault.ts';
import { type Buyer, requireBuyer } from '../buyers/buyer.ts';
import { cartItemAnswer } from '../carts/answers/cart-item.ts';
import { type Cart, requireCart } from '../carts/find-cart.ts';
import { openCart } from '../carts/open-cart.ts';
import { putIntoCart } from '../carts/put-into-cart.ts';
import { purchaseQuantityRule } from '../carts/quantity-rules.ts';
import { noteCartChange } from '../carts/recalculation.ts';
import { productsById } from '../catalogue/products.ts';
import { once } from '../idempotency/once.ts';
import { lockRecord } from '../records/lock-record.ts';
import { putOnWishlist } from './change-wishlist.ts';
import { itemsOf, requireWishlist, type WishlistItem } from './find-wishlist.ts';

type ItemResult = components['schemas']['WishlistCartItemResult'];

/** Puts the products of a list into a cart, each the fewest that may be bought; each is judged for itself. */
export const addWishlistToCart: Handler<'addWishlistToCart'> = once(async ({ path, query }, context) => {
  const buyer = await requireBuyer(context, { path, query });
  const list = await requireWishlist(context.store, buyer, path.wishlistId);
  const items = await itemsOf(context.store, list, 'CreatedDateAsc');
  const { cart } = await openCart(context, buyer, query.cartId ?? 'current');
  const ids = items.map(({ Product2Id }) => Product2Id);
  const products = await productsById(context.store, ids);
  const results: ItemResult[] = [];
  for (const item of items) {
    const product = products.get(item.Product2Id);
    const quantity = product ? purchaseQuantityRule(product).minimum : '1';
    results.push(await resultOf(context, buyer, cart, item, quantity));
  }
  const succeeded = results.filter(({ status }) => status === 'Success');
  const failed = results.filter(({ status }) => status !== 'Success');
  if (succeeded.length > 0) await noteCartChange(context, cart);
  return {
    status: 201,
    body: {
      cartId: cart.Id,
      productsRequestedCount: results.length,
      productsSucceededCount: succeeded.length,
      productsFailedCount: failed.length,
      succeededWishlistToCartItems: succeeded,
      failedWishlistToCartItems: failed,
    },
  };
});

/** Puts the products of a cart on a list; the cart stays as it is. */
export const addCartToWishlist: Handler<'addCartToWishlist'> = once(
  async ({ path, query, body }, context) => {
    const buyer = await requireBuyer(context, { path, query });
    const { store } = context;
    await lockRecord(store, 'Account', buyer.accountId);
    const cart = await requireCart(store, buyer, path.cartStateOrId);
    const list = await requireWishlist(store, buyer, body.wishlistId);
    const lines = await store.find('CartItem', { where: { CartId: cart.Id, Type: 'Product' } });
    const ids = lines.map(({ Product2Id }) => Product2Id).filter((id) => id !== null);
    const inRange = await productsById(store, ids);
    const { added } = await putOnWishlist(store, list, [...inRange.keys()]);
    return { status: 201, body: { wishlistId: list.Id, productsAddedCount: added } };
  },
);

async function resultOf(
  context: RequestContext,
  buyer: Buyer,
  cart: Cart,
  { Product2Id: productId, Name: name }: WishlistItem,
  quantity: string,
): Promise<ItemResult> {
  try {
    const line = await putIntoCart(context, buyer, cart, { productId, quantity, type: 'Product' });
    return {
      status: 'Success',
      message: null,
      cartItem: cartItemAnswer({ cart, adjustments: [] }, line, context),
    };
  } catch (error) {
    if (!(error instanceof PlatformFault)) throw error;
    return { status: 'Failed', message: error.message, cartItem: { productId, name } };
  }
}
