import { AUTOMATIC, COUPONS, type CouponFacts, METHODS, PRODUCTS } from './facts.ts';
import type { Cart, Item, Model, Party, Totals } from './model.ts';
import { packsOf } from './model.ts';
import { rounded, shared, sum, taxWithin } from './money.ts';

/** Recalculates a cart where that is due, as its next reader would: totals, and what is still kept of the stock. */
export function settle(model: Model, party: Party): void {
  const cart = model.carts[party];
  if (!cart || cart.totals) return;
  cart.totals = totalsOf(model, party, cart);
  for (const [product, packs] of cart.reserved) {
    const needed = Math.min(packs, packsOf(cart, product));
    if (needed > 0) cart.reserved.set(product, needed);
    else cart.reserved.delete(product);
  }
}

/** What a line costs before promotions. */
export function lineGoods(party: Party, { product, quantity }: Item): number {
  const { price, practicePrice } = PRODUCTS[product] as (typeof PRODUCTS)[number];
  return quantity * (party === 'managed' ? (practicePrice ?? price) : price);
}

function totalsOf(model: Model, party: Party, cart: Cart): Totals {
  const lines = cart.items.map((item) => ({
    goods: lineGoods(party, item),
    rate: PRODUCTS[item.product]?.vatPercent ?? 0,
    left: lineGoods(party, item),
  }));
  const goods = sum(lines.map((line) => line.goods));
  const usable = cart.coupons.filter((place) => isLeft(model, place)).sort();
  const effective: number[] = [];
  const fees = feesOf(party, cart);
  let freed = 0;
  for (const place of [...usable, null]) {
    const promotion = place === null ? AUTOMATIC : (COUPONS[place] as CouponFacts);
    if (goods === 0 || goods < promotion.least) continue;
    const before = sum(lines.map(({ left }) => left)) - freed;
    if (promotion.effect === 'FreeShipping') freed = fees.reducible;
    else takeOff(promotion, lines);
    const isFelt =
      sum(lines.map(({ left }) => left)) - freed !== before || promotion.effect === 'FreeShipping';
    if (place !== null && isFelt) effective.push(place);
  }
  const charge = fees.whole - freed;
  const left = sum(lines.map((line) => line.left));
  const tax = sum(lines.map((line) => taxWithin(line.left, line.rate))) + taxOfCharge(charge, lines);
  return { goods, promotions: left - goods, fees: charge, tax, grand: left + charge, effective };
}

/** Whether a coupon can still be redeemed. */
export function isLeft(model: Model, place: number): boolean {
  const limit = COUPONS[place]?.limit ?? null;
  return limit === null || (model.redeemed[place] ?? 0) < limit;
}

function takeOff({ effect, off }: CouponFacts, lines: { left: number }[]): void {
  const left = lines.map((line) => line.left);
  const total = sum(left);
  const taken =
    effect === 'Percent'
      ? left.map((amount) => rounded(amount * off, 100))
      : shared(Math.min(off, total), left);
  for (const [at, line] of lines.entries()) line.left -= taken[at] ?? 0;
}

/** Every delivery that holds goods costs what its method asks for; only methods that can be free can be freed. */
function feesOf(party: Party, { groups, items }: Cart): { whole: number; reducible: number } {
  const fees = groups.map((group) => {
    const goods = sum(items.filter((item) => item.group === group).map((item) => lineGoods(party, item)));
    const { fee, freeFrom } = METHODS[group.method];
    const whole = goods === 0 || (freeFrom !== null && goods >= freeFrom) ? 0 : fee;
    return { whole, reducible: freeFrom === null ? 0 : whole };
  });
  return {
    whole: sum(fees.map(({ whole }) => whole)),
    reducible: sum(fees.map(({ reducible }) => reducible)),
  };
}

/** Delivery is taxed as the goods are; the cents that rounding leaves go to the rate with the most goods. */
function taxOfCharge(charge: number, lines: readonly { goods: number; rate: number }[]): number {
  const byRate = [...Map.groupBy(lines, ({ rate }) => rate)]
    .map(([rate, of]) => ({ rate, goods: sum(of.map(({ goods }) => goods)) }))
    .sort((a, b) => b.goods - a.goods || b.rate - a.rate);
  const all = sum(byRate.map(({ goods }) => goods));
  if (all === 0) return 0;
  const shares = byRate.map(({ goods }) => Math.floor((charge * goods) / all));
  const rest = charge - sum(shares);
  return sum(byRate.map(({ rate }, at) => taxWithin((shares[at] ?? 0) + (at < rest ? 1 : 0), rate)));
}
