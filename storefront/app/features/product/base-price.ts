import { cents, centsText, type Money, millionths, roundedQuotient } from './money.ts';

/** What one pack holds, as its product states it: "20", "ml". */
export interface PackContent {
  amount: string | number;
  unit: string;
}

/** A base price: so much money for one kilogram or one litre. */
export interface BasePrice extends Money {
  unit: 'kg' | 'l';
}

const units: Record<string, { base: BasePrice['unit']; perBase: bigint; smallest: bigint }> = {
  g: { base: 'kg', perBase: 1_000n, smallest: 10n },
  kg: { base: 'kg', perBase: 1n, smallest: 0n },
  mg: { base: 'kg', perBase: 1_000_000n, smallest: 10_000n },
  ml: { base: 'l', perBase: 1_000n, smallest: 10n },
  l: { base: 'l', perBase: 1n, smallest: 0n },
};

/**
 * Base price for 1 kg or 1 l, exact to the cent. None for packs counted in pieces and none below 10 g or
 * 10 ml (PAngV §§ 3–6).
 */
export function basePrice(price: Money, content: PackContent): BasePrice | undefined {
  const unit = units[content.unit.trim().toLowerCase()];
  const amount = millionths(content.amount);
  const paid = cents(price.amount);
  if (!unit || amount === undefined || amount <= 0n || paid === undefined) return undefined;
  if (amount < unit.smallest * 1_000_000n) return undefined;
  const perBase = roundedQuotient(paid * unit.perBase * 1_000_000n, amount);
  return { amount: centsText(perBase), currency: price.currency, unit: unit.base };
}
