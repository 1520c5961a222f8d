import type { Row } from '#mock/store/row.ts';
import type { Store } from '#mock/store/store.ts';
import { couponsOf } from '../promotions/load-promotions.ts';
import type { CartAdjustment, CartLine, CartView } from './cart-view.ts';

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
  const packs = new Map<string | null, number>();
  for (const { Product2Id, Quantity } of items)
    packs.set(Product2Id, (packs.get(Product2Id) ?? 0) + Quantity);
  return items.flatMap((item) => {
    const product = products.get(item.Product2Id ?? '');
    return product ? [{ item, product, packsInCart: packs.get(item.Product2Id) ?? item.Quantity }] : [];
  });
}

export async function loadCart(store: Store, cart: Row<'WebCart'>): Promise<CartView> {
  return {
    cart,
    lines: await loadLines(store, cart.Id),
    adjustments: await loadAdjustments(store, cart.Id),
    coupons: await couponsOf(store, cart.Id),
  };
}

/** What promotions took off a cart at its last recalculation. */
export async function loadAdjustments(store: Store, cartId: string): Promise<CartAdjustment[]> {
  const adjustments = await store.find('CartAdjustment__c', {
    where: { CartId__c: cartId },
    orderBy: { field: 'Name', ascending: true },
  });
  const promotions = await store.getMany('Promotion', [
    ...new Set(adjustments.map(({ PromotionId__c }) => PromotionId__c)),
  ]);
  return adjustments.flatMap((adjustment) => {
    const promotion = promotions.find(({ Id }) => Id === adjustment.PromotionId__c);
    return promotion ? [{ ...adjustment, promotion }] : [];
  });
}

async function productsById(store: Store, ids: readonly string[]): Promise<Map<string, Row<'Product2'>>> {
  if (ids.length === 0) return new Map();
  const products = await store.find('Product2', { where: { Id: [...new Set(ids)] } });
  return new Map(products.map((product) => [product.Id, product]));
}
