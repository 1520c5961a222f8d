import type { Row } from '#mock/store/row.ts';
import { type Cents, divideRounded, parseMoney, sumCents } from '../money/cents.ts';
import { shareInProportion } from '../money/shares.ts';

/** What a promotion says about its effect. */
export type Terms = Pick<
  Row<'Promotion'>,
  'Effect__c' | 'PercentOff__c' | 'AmountOff__c' | 'MinimumAmount__c'
>;

/** An item as promotions see it. */
export interface DiscountedItem {
  readonly id: string;
  /** Price for the whole quantity before any promotion. */
  readonly totalPrice: Cents;
  /** Whether promotions leave the item alone: medicines on prescription have fixed prices. */
  readonly isExcluded: boolean;
}

/** What one promotion takes off one item, zero or negative; without an item, off the delivery. */
export interface Discount<P extends Terms = Terms> {
  readonly promotion: P;
  readonly itemId: string | null;
  readonly amount: Cents;
}

/** The value of the goods that promotions can lower. */
export function discountableValue(items: readonly DiscountedItem[]): Cents {
  return sumCents(items.filter(({ isExcluded }) => !isExcluded).map(({ totalPrice }) => totalPrice));
}

/** Whether goods are worth enough for a promotion; there must be something to lower. */
export function reachesMinimum({ MinimumAmount__c: minimum }: Terms, goods: Cents): boolean {
  return goods > 0n && goods >= parseMoney(minimum ?? '0');
}

/**
 * What promotions take off a cart, one after the other as given: each lowers what those before it have left, and nothing
 * falls below zero. The least value counts before any promotion, so that one does not end another.
 *
 * @param deliveryFee what delivery costs before promotions, 0 for a method that is never free
 */
export function discountsOf<P extends Terms>(
  promotions: readonly P[],
  items: readonly DiscountedItem[],
  deliveryFee: Cents,
): Discount<P>[] {
  const goods = discountableValue(items);
  const left = {
    fee: deliveryFee,
    items: items
      .filter(({ isExcluded }) => !isExcluded)
      .map(({ id, totalPrice }) => ({ id, price: totalPrice })),
  };
  return promotions
    .filter((promotion) => reachesMinimum(promotion, goods))
    .flatMap((promotion) => (promotion.Effect__c === 'FreeShipping' ? offFee : offItems)(promotion, left));
}

/** What promotions have left so far; each of them lowers it. */
interface Left {
  fee: Cents;
  readonly items: readonly { readonly id: string; price: Cents }[];
}

function offFee<P extends Terms>(promotion: P, left: Left): Discount<P>[] {
  const amount = -left.fee;
  left.fee = 0n;
  return [{ promotion, itemId: null, amount }];
}

function offItems<P extends Terms>(promotion: P, { items }: Left): Discount<P>[] {
  const prices = items.map(({ price }) => price);
  const taken = reductions(promotion, prices);
  return items.flatMap((item, at) => {
    const amount = taken[at] ?? 0n;
    item.price -= amount;
    return amount === 0n ? [] : [{ promotion, itemId: item.id, amount: -amount }];
  });
}

/** A percentage is rounded item by item, an amount is shared among the items by what they cost. */
function reductions({ Effect__c, PercentOff__c, AmountOff__c }: Terms, prices: readonly Cents[]): Cents[] {
  if (Effect__c === 'Percent') {
    const rate = BigInt(Math.round(Math.min(PercentOff__c ?? 0, 100) * 100));
    return prices.map((price) => divideRounded(price * rate, 10_000n));
  }
  const total = sumCents(prices);
  const off = parseMoney(AmountOff__c ?? '0');
  return off >= total ? [...prices] : shareInProportion(off, prices);
}
