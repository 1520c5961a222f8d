import type { components } from '#generated/commerce/types.gen.ts';
import { type Cents, divideRounded, formatMoney, parseMoney, sumCents } from '../money/cents.ts';
import { containedTax } from '../money/tax.ts';

type LineInput = components['schemas']['TaxLineItemInput'];
type Adjustment = components['schemas']['TaxAdjustmentInput'];

/** What something that changes the price of a line does to its tax. */
interface AdjustmentTax {
  readonly id: string;
  readonly type: Adjustment['type'];
  readonly tax: Cents;
}

/** The taxes of one line, in cents. */
export interface LineTaxes {
  /** Price of the line after adjustments. */
  readonly gross: Cents;
  readonly netUnitPrice: Cents;
  /** Of the price before adjustments. */
  readonly priceTax: Cents;
  readonly adjustments: readonly AdjustmentTax[];
  /** Of the price after adjustments, as the item of a cart has it. */
  readonly lineTax: Cents;
}

/**
 * Calculates the taxes that the amounts of a line contain, rounded as carts do. The tax of an adjustment is what it changes
 * of the tax so far, so that the parts add up to the tax of the line.
 */
export function lineTaxes(line: LineInput, ratePercent: number): LineTaxes {
  const tax = (gross: Cents) => containedTax({ gross, ratePercent });
  const unitPrice = cents(line.unitPrice);
  let gross = line.totalPrice === undefined ? forQuantity(unitPrice, line.quantity) : cents(line.totalPrice);
  const priceTax = tax(gross);
  const adjustments = (line.adjustments ?? []).map(({ id, type, amount }) => {
    const before = gross;
    gross += cents(amount);
    return { id, type, tax: tax(gross) - tax(before) };
  });
  return { gross, netUnitPrice: unitPrice - tax(unitPrice), priceTax, adjustments, lineTax: tax(gross) };
}

/** The sum of what adjustments of a type change, as decimal text. */
export function adjustmentSum({ adjustments }: LineTaxes, type: Adjustment['type']): string {
  return formatMoney(sumCents(adjustments.filter((one) => one.type === type).map(({ tax }) => tax)));
}

function cents(amount: string | number): Cents {
  return parseMoney(typeof amount === 'number' ? amount.toFixed(2) : amount);
}

/** Quantities have at most four decimals. */
function forQuantity(unitPrice: Cents, quantity: string | number): Cents {
  return divideRounded(unitPrice * BigInt(Math.round(Number(quantity) * 10_000)), 10_000n);
}
