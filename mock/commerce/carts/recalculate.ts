import type { RequestContext } from '#mock/dispatch/handler.ts';
import type { Store } from '#mock/store/store.ts';
import type { Buyer } from '../buyers/buyer.ts';
import { deliveryMethods } from '../delivery-groups/delivery-methods.ts';
import { defaultGroup } from '../delivery-groups/load-groups.ts';
import { shippingFee } from '../delivery-groups/shipping-fee.ts';
import type { Price } from '../pricing/choose-prices.ts';
import { pricesOf } from '../pricing/prices.ts';
import { changeRecord } from '../records/change-record.ts';
import { lockRecord } from '../records/lock-record.ts';
import { cartTotals, goodsValue, lineFields, lineOf } from './cart-totals.ts';
import type { CartLine, CartView } from './cart-view.ts';
import { type Cart, requireCart } from './find-cart.ts';
import { loadCart, loadLines } from './load-cart.ts';
import { isUnderWay } from './recalculation.ts';

/**
 * A cart as a reader finds it: with its old totals while the recalculation is under way, and once that is due, with new
 * ones. The first reader after the due time does the work.
 */
export async function settledCart(context: RequestContext, buyer: Buyer, cart: Cart): Promise<CartView> {
  const { store } = context;
  if (cart.ProcessingUntil__c === null || isUnderWay(cart.ProcessingUntil__c, context))
    return loadCart(store, cart);
  return store.transaction(async (inside) => {
    await lockRecord(inside, 'WebCart', cart.Id);
    const current = await requireCart(inside, buyer, cart.Id);
    const isDone = current.ProcessingUntil__c === null || isUnderWay(current.ProcessingUntil__c, context);
    return isDone ? loadCart(inside, current) : recalculate(inside, buyer, current);
  });
}

/** A locked cart with totals that count every change so far. */
export async function recalculateIfDue(store: Store, buyer: Buyer, cart: Cart): Promise<CartView> {
  return cart.ProcessingUntil__c === null ? loadCart(store, cart) : recalculate(store, buyer, cart);
}

/** Prices every item of a locked cart anew, adds the delivery and writes the totals. */
export async function recalculate(store: Store, buyer: Buyer, cart: Cart): Promise<CartView> {
  const lines = await repriceLines(store, buyer, await loadLines(store, cart.Id));
  const priced = lines.map(lineOf);
  const fee = shippingFee(await selectedMethod(store, buyer, cart), buyer.webStore, goodsValue(priced));
  const settled = await changeRecord(store, 'WebCart', cart.Id, {
    ...cartTotals(priced, fee),
    ProcessingUntil__c: null,
  });
  return { cart: settled, lines };
}

async function repriceLines(store: Store, buyer: Buyer, lines: readonly CartLine[]): Promise<CartLine[]> {
  const productIds = lines.map(({ product }) => product.Id);
  const prices = await pricesOf(store, buyer, productIds, buyer.webStore.DefaultCurrency);
  return Promise.all(lines.map((line) => repriceLine(store, line, prices.get(line.product.Id))));
}

/** Writes an item only when its amounts have changed. An item that has lost its price is kept at nothing. */
async function repriceLine(store: Store, line: CartLine, price: Price | undefined): Promise<CartLine> {
  const { unitPrice = '0.00', listPrice = null, pricebookEntryId = null } = price ?? {};
  const amounts = lineFields({ ...lineOf(line), unitPrice, listPrice });
  const fields = { PricebookEntryId: pricebookEntryId, ...amounts };
  const isSame = Object.entries(fields).every(
    ([name, value]) => line.item[name as keyof typeof fields] === value,
  );
  return isSame ? line : { ...line, item: await changeRecord(store, 'CartItem', line.item.Id, fields) };
}

async function selectedMethod(store: Store, { webStore }: Buyer, cart: Cart) {
  const group = await defaultGroup(store, cart.Id);
  const methods = await deliveryMethods(store, webStore.Id);
  return methods.find(({ Id }) => Id === group.OrderDeliveryMethodId);
}
