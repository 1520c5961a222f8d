import type { RequestContext } from '#mock/apis/dispatch/handler.ts';
import type { Buyer } from '../buyers/buyer.ts';
import { deliveryMethods } from '../delivery-groups/delivery-methods.ts';
import { groupFees } from '../delivery-groups/group-fees.ts';
import { loadGroups } from '../delivery-groups/load-groups.ts';
import { sumCents } from '../money/cents.ts';
import { discountedItem } from '../promotions/discounted-item.ts';
import { type Discount, discountsOf } from '../promotions/discounts.ts';
import { type CountedPromotion, countedPromotions, couponsOf } from '../promotions/load-promotions.ts';
import { writeAdjustments } from '../promotions/write-adjustments.ts';
import { changeRecord } from '../records/change-record.ts';
import { lockRecord } from '../records/lock-record.ts';
import { cartTotals, linesTaxed } from './cart-totals.ts';
import type { CartLine, CartView } from './cart-view.ts';
import { type Cart, requireCart } from './find-cart.ts';
import { loadAdjustments, loadCart, loadLines } from './load-cart.ts';
import { pricedLines, storeAmounts } from './price-lines.ts';
import { isUnderWay } from './recalculation.ts';

/**
 * A cart as a reader finds it: with its old totals while the recalculation is under way, and once that is due, with new
 * ones. The first reader after the due time does the work.
 */
export async function settledCart(context: RequestContext, buyer: Buyer, cart: Cart): Promise<CartView> {
  const { store } = context;
  if (cart.ProcessingUntil__c === null || isUnderWay(cart.ProcessingUntil__c, context))
    return loadCart(context, cart);
  return store.transaction(async (inside) => {
    await lockRecord(inside, 'WebCart', cart.Id);
    const current = await requireCart(inside, buyer, cart.Id);
    const work = { store: inside, now: context.now, language: context.language };
    const isDone = current.ProcessingUntil__c === null || isUnderWay(current.ProcessingUntil__c, context);
    return isDone ? loadCart(work, current) : recalculate(work, buyer, current);
  });
}

/** What a recalculation works with; products are in their own language unless told. */
type Work = Pick<RequestContext, 'store' | 'now'> & Partial<Pick<RequestContext, 'language'>>;

/** A locked cart with totals that count every change so far. */
export async function recalculateIfDue(work: Work, buyer: Buyer, cart: Cart): Promise<CartView> {
  return cart.ProcessingUntil__c === null ? loadCart(work, cart) : recalculate(work, buyer, cart);
}

/** Prices every item of a locked cart anew, takes promotions off, adds the delivery and writes the totals. */
export async function recalculate(work: Work, buyer: Buyer, cart: Cart): Promise<CartView> {
  const { store, now } = work;
  const stored = await loadLines(work, cart.Id);
  const priced = await pricedLines(store, buyer, stored);
  const coupons = await couponsOf(store, cart);
  const promotions = await countedPromotions(store, { buyer, coupons }, now);
  const fee = await deliveryFee(work, buyer, cart, priced);
  const discounts = discountsOf(promotions, priced.map(discountedItem), fee.reducible);
  const lines = await storeAmounts(store, stored, priced, { cart, discounts });
  await writeAdjustments(store, cart.Id, discounts);
  const settled = await changeRecord(store, 'WebCart', cart.Id, {
    ...cartTotals(linesTaxed(cart, lines), fee.whole + offDelivery(discounts)),
    ProcessingUntil__c: null,
  });
  return { cart: settled, lines, adjustments: await loadAdjustments(store, cart.Id), coupons };
}

/** What delivery costs before promotions, over all groups, and how much of it they may take off. */
async function deliveryFee({ store }: Work, { webStore }: Buyer, cart: Cart, lines: readonly CartLine[]) {
  const groups = await loadGroups(store, cart.Id);
  const methods = await deliveryMethods(store, webStore.Id);
  const fees = groupFees({ groups, methods, lines, webStore });
  return {
    whole: sumCents(fees.map(({ fee }) => fee)),
    reducible: sumCents(fees.map(({ reducible }) => reducible)),
  };
}

function offDelivery(discounts: readonly Discount<CountedPromotion>[]): bigint {
  return sumCents(discounts.filter(({ itemId }) => itemId === null).map(({ amount }) => amount));
}
