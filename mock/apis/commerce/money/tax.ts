import { type Cents, divideRounded, sumCents } from './cents.ts';

/** Part of a sum that is taxed at one rate. */
export interface TaxedAmount {
  readonly gross: Cents;
  /** Rate in percent with at most two decimals, e.g. 19 or 7. */
  readonly ratePercent: number;
}

/** The value added tax that a gross amount contains, rounded to the cent. */
export function containedTax({ gross, ratePercent }: TaxedAmount): Cents {
  const rate = BigInt(Math.round(ratePercent * 100));
  return divideRounded(gross * rate, 10_000n + rate);
}

/** The value added tax that comes on top of a net amount, rounded to the cent. */
function addedTax({ gross: net, ratePercent }: TaxedAmount): Cents {
  return divideRounded(net * BigInt(Math.round(ratePercent * 100)), 10_000n);
}

/** How the tax follows from an amount: it comes on top of a net one, and is contained in any other. */
export const taxBy = (taxType: string | null | undefined) => (taxType === 'Net' ? addedTax : containedTax);

/**
 * Shares a charge such as delivery costs among the tax rates of the goods, in proportion to their value, as German
 * law does with ancillary services. The shares add up to the charge; what rounding leaves goes to the largest parts.
 */
export function shareByTaxRate(charge: Cents, goods: readonly TaxedAmount[]): TaxedAmount[] {
  const byRate = Map.groupBy(goods, (part) => part.ratePercent);
  const groups = [...byRate].map(([ratePercent, parts]) => ({
    ratePercent,
    weight: sumCents(parts.map((part) => part.gross)),
  }));
  const total = sumCents(groups.map((group) => group.weight));
  if (total <= 0n) return [];
  const ranked = groups.toSorted((a, b) => (b.weight > a.weight ? 1 : -1));
  const shares = ranked.map((group) => ({
    ratePercent: group.ratePercent,
    gross: (charge * group.weight) / total,
  }));
  let rest = charge - sumCents(shares.map((share) => share.gross));
  return shares.map((share) => {
    const extra = rest > 0n ? 1n : 0n;
    rest -= extra;
    return { ...share, gross: share.gross + extra };
  });
}
