import type { components } from '#generated/commerce/types.gen.ts';
import type { RequestContext } from '#mock/apis/dispatch/handler.ts';
import { PlatformFault } from '#mock/engine/errors/platform-fault.ts';
import { inLanguage } from '#mock/model/translations/in-language.ts';
import type { Row } from '#mock/store/row.ts';
import type { Store } from '#mock/store/store.ts';
import type { Buyer } from '../buyers/buyer.ts';
import { loadProductPictures, productPicture } from '../catalogue/product-pictures.ts';
import { siblingsOf } from '../catalogue/products.ts';
import { requireGroup } from '../delivery-groups/load-groups.ts';
import { messages } from '../messages/messages.ts';
import { pricesOf } from '../pricing/prices.ts';
import { changeRecord } from '../records/change-record.ts';
import { tellWaiting } from '../stock-notices/tell-of-stock.ts';
import { isTooMuch, lineFields } from './cart-totals.ts';
import type { CartLine } from './cart-view.ts';
import type { Cart } from './find-cart.ts';
import { refuseUnknownWishes } from './item-input.ts';
import { requirePurchasableProduct } from './purchasable-product.ts';
import { quantityRefusal, readQuantity } from './quantity-rules.ts';

type CartItemInput = components['schemas']['CartItemInput'];

/**
 * Puts a product into a locked cart, or more of it when the cart has it already; the rules of quantity hold for the
 * sum. The caller notes the change of the cart. Packs whose reservation has ended by itself are noticed here, too, and who
 * waits for them is told.
 *
 * @throws PlatformFault 400 with the reason why the product or the quantity is refused, 404 for a delivery group that the
 * cart does not have
 */
export async function putIntoCart(
  context: RequestContext,
  buyer: Buyer,
  cart: Cart,
  input: CartItemInput,
): Promise<CartLine> {
  const { store, language } = context;
  refuseUnknownWishes(input, language);
  const added = readQuantity(input.quantity, language);
  const product = await requirePurchasableProduct(store, input.productId, language);
  const asked = input.cartDeliveryGroupId;
  const group = await requireGroup(store, cart.Id, asked ?? 'default');
  const same = await store.find('CartItem', { where: { CartId: cart.Id, Product2Id: product.Id } });
  const inGroup = same.find(({ CartDeliveryGroupId }) => CartDeliveryGroupId === group.Id);
  const present = inGroup ?? (asked === undefined ? same[0] : undefined);
  const quantity = added + (present?.Quantity ?? 0);
  const amounts = await pricedQuantity(context, buyer, product, quantity, packsBeside(same, present));
  const item = present
    ? await changeRecord(store, 'CartItem', present.Id, amounts)
    : await store.insert('CartItem', {
        ...amounts,
        CartId: cart.Id,
        CartDeliveryGroupId: group.Id,
        Product2Id: product.Id,
        Name: product.Name,
        Sku: product.StockKeepingUnit,
        Type: 'Product',
      });
  await tellWaiting(context, [product.Id]);
  return { item, ...(await namedIn(store, product, language)) };
}

/**
 * Sets the quantity of an item of a locked cart. The caller notes the change of the cart.
 *
 * @throws PlatformFault 400 when the rules of the product refuse the quantity, or it comes to too much
 */
export async function changeQuantity(
  context: RequestContext,
  buyer: Buyer,
  item: Row<'CartItem'>,
  quantity: string | number,
): Promise<CartLine> {
  const { store, language } = context;
  const product = await requirePurchasableProduct(store, item.Product2Id ?? '', language);
  const same = await store.find('CartItem', { where: { CartId: item.CartId, Product2Id: product.Id } });
  const wanted = readQuantity(quantity, language);
  const amounts = await pricedQuantity(context, buyer, product, wanted, packsBeside(same, item));
  const changed = await changeRecord(store, 'CartItem', item.Id, amounts);
  return { item: changed, ...(await namedIn(store, product, language)) };
}

/** A product with its siblings and its picture, all in a language. */
async function namedIn(store: Store, product: Row<'Product2'>, language: RequestContext['language']) {
  const [named = product] = await inLanguage(store, 'Product2', [product], language);
  const picture = productPicture(await loadProductPictures(store, [product.Id], language), named);
  return { product: named, siblings: await siblingsOf(store, product, language), picture };
}

/** Packs of a product that other delivery groups of the cart hold. */
function packsBeside(same: readonly Row<'CartItem'>[], item: Row<'CartItem'> | undefined): number {
  return same.reduce((sum, { Id, Quantity }) => sum + (Id === item?.Id ? 0 : Quantity), 0);
}

async function pricedQuantity(
  { store, language }: RequestContext,
  buyer: Buyer,
  product: Row<'Product2'>,
  quantity: number,
  beside: number,
) {
  const refused = quantityRefusal(quantity + beside, product, language);
  if (refused) throw refused;
  const prices = await pricesOf(store, buyer, [product.Id], buyer.webStore.DefaultCurrency);
  const price = prices.get(product.Id);
  if (!price) throw new PlatformFault(400, 'PRICE_NOT_FOUND', messages[language].priceNotFound());
  const line = {
    quantity,
    unitPrice: price.unitPrice,
    listPrice: price.listPrice,
    vatRatePercent: product.VatRate__c,
  };
  if (isTooMuch(line)) throw new PlatformFault(400, 'CART_VALUE_TOO_HIGH', messages[language].valueTooHigh());
  return { Quantity: quantity, PricebookEntryId: price.pricebookEntryId, ...lineFields(line) };
}
