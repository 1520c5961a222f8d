import type { components } from '#generated/commerce/types.gen.ts';
import { type Cents, formatMoney, parseMoney, sumCents } from '../money/cents.ts';
import type { Funds } from './funds.ts';
import type { OpenOrder } from './open-order.ts';
import type { PlannedChange, PlannedLine } from './plan-change.ts';

/** What a change takes off the totals of an order; promotions zero or below. */
export interface TakenOff {
  readonly list: Cents;
  readonly goods: Cents;
  readonly adjustment: Cents;
  readonly charge: Cents;
  readonly goodsTax: Cents;
  readonly chargeTax: Cents;
  readonly total: Cents;
}

export function takenOff({ summary }: OpenOrder, { goods, charges }: PlannedChange): TakenOff {
  const sum = (lines: readonly PlannedLine[], of: 'list' | 'price' | 'adjustment' | 'tax') =>
    sumCents(lines.map((line) => line[of]));
  const sums = {
    list: sum(goods, 'list'),
    goods: sum(goods, 'price'),
    adjustment: sum(goods, 'adjustment'),
    charge: sum(charges, 'price'),
    goodsTax: sum(goods, 'tax'),
    chargeTax: sum(charges, 'tax'),
  };
  const tax = summary.TaxType === 'Net' ? sums.goodsTax + sums.chargeTax : 0n;
  return { ...sums, total: sums.goods + sums.adjustment + sums.charge + tax };
}

/** The figures of a change as they are answered. */
export function changeBalances(
  { summary }: OpenOrder,
  off: TakenOff,
  { held }: Funds,
): components['schemas']['ChangeBalances'] {
  const minus = (cents: Cents) => formatMoney(-cents);
  const excess = held - (parseMoney(summary.GrandTotalAmount) - off.total);
  return {
    grandTotalAmount: minus(off.total),
    totalAmount: minus(off.total),
    totalTaxAmount: minus(off.goodsTax + off.chargeTax),
    totalAdjustedProductAmount: minus(off.goods + off.adjustment),
    totalAdjustedProductTaxAmount: minus(off.goodsTax),
    totalAdjDistAmount: minus(off.adjustment),
    totalAdjustedDeliveryAmount: minus(off.charge),
    totalAdjustedDeliveryTaxAmount: minus(off.chargeTax),
    totalRefundableAmount: formatMoney(held > 0n && excess > 0n ? excess : 0n),
  };
}
