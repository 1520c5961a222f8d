import type { Row } from '#mock/store/row.ts';
import type { Store } from '#mock/store/store.ts';
import type { CartLine, CartView } from './cart-view.ts';

/** The product items of a cart with their products, the oldest first. */
export async function loadLines(store: Store, cartId: string): Promise<CartLine[]> {
  const items = await store.find('CartItem', {
    where: { CartId: cartId, Type: 'Product' },
    orderBy: [
      { field: 'CreatedDate', ascending: true },
      { field: 'Id', ascending: true },
    ],
  });
  const products = await productsById(
    store,
    items.flatMap(({ Product2Id }) => Product2Id ?? []),
  );
  return items.flatMap((item) => {
    const product = products.get(item.Product2Id ?? '');
    return product ? [{ item, product }] : [];
  });
}

export async function loadCart(store: Store, cart: Row<'WebCart'>): Promise<CartView> {
  return { cart, lines: await loadLines(store, cart.Id) };
}

async function productsById(store: Store, ids: readonly string[]): Promise<Map<string, Row<'Product2'>>> {
  if (ids.length === 0) return new Map();
  const products = await store.find('Product2', { where: { Id: [...new Set(ids)] } });
  return new Map(products.map((product) => [product.Id, product]));
}
