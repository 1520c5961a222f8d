import type { RequestContext } from '#mock/apis/dispatch/handler.ts';
import { inLanguage } from '#mock/model/translations/in-language.ts';
import type { Row } from '#mock/store/row.ts';
import type { Store } from '#mock/store/store.ts';
import { loadProductPictures, productPicture } from '../catalogue/product-pictures.ts';
import { familiesOf } from '../catalogue/products.ts';
import { couponsOf } from '../promotions/load-promotions.ts';
import { heldByOthers } from '../reservations/held-stock.ts';
import type { CartAdjustment, CartLine, CartView } from './cart-view.ts';

/** Where to read, the moment that reservations are counted at, and the language of the products; their own unless told. */
type Moment = Pick<RequestContext, 'store' | 'now'> & Partial<Pick<RequestContext, 'language'>>;

/** The product items of a cart with their products, the oldest first. */
export async function loadLines(moment: Moment, cartId: string): Promise<CartLine[]> {
  const { store, language } = moment;
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
    language,
  );
  const packsOf = new Map<string | null, number>();
  for (const { Product2Id, Quantity } of items)
    packsOf.set(Product2Id, (packsOf.get(Product2Id) ?? 0) + Quantity);
  const held = await heldByOthers(moment, cartId, [...products.keys()]);
  const familyOf = await familiesOf(store, [...products.values()], language);
  // Who reads in no language answers nobody, and needs no pictures.
  const pictures = language ? await loadProductPictures(store, [...products.keys()], language) : new Map();
  return items.flatMap((item) => {
    const product = products.get(item.Product2Id ?? '');
    if (!product) return [];
    const packsInCart = packsOf.get(product.Id) ?? item.Quantity;
    const family = familyOf(product);
    const siblings = family.length > 0 ? family : [product];
    const picture = productPicture(pictures, product);
    const packs = { packsInCart, heldByOthers: held.get(product.Id) ?? 0 };
    return [{ item, product, siblings, picture, ...packs }];
  });
}

export async function loadCart(moment: Moment, cart: Row<'WebCart'>): Promise<CartView> {
  const { store } = moment;
  return {
    cart,
    lines: await loadLines(moment, cart.Id),
    adjustments: await loadAdjustments(store, cart.Id),
    coupons: await couponsOf(store, cart),
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

async function productsById(
  store: Store,
  ids: readonly string[],
  language: Moment['language'],
): Promise<Map<string, Row<'Product2'>>> {
  if (ids.length === 0) return new Map();
  const stored = await store.find('Product2', { where: { Id: [...new Set(ids)] } });
  const products = await inLanguage(store, 'Product2', stored, language);
  return new Map(products.map((product) => [product.Id, product]));
}
