import type { components } from '#generated/commerce/types.gen.ts';
import type { Row } from '#mock/store/row.ts';
import { type Cents, divideRounded, formatMoney, parseMoney, sumCents } from '../money/cents.ts';
import { taxBy } from '../money/tax.ts';

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
  /** Price of the line after adjustments; it contains the tax in stores with gross prices. */
  readonly price: Cents;
  readonly netUnitPrice: Cents;
  /** Of the price before adjustments. */
  readonly priceTax: Cents;
  readonly adjustments: readonly AdjustmentTax[];
  /** Of the price after adjustments, as the item of a cart has it. */
  readonly lineTax: Cents;
}

/**
 * Calculates the taxes that the amounts of a line contain, or that come on top of them where prices are net, rounded as
 * carts do. The tax of an adjustment is what it changes of the tax so far, so that the parts add up to the tax of the line.
 */
export function lineTaxes(
  line: LineInput,
  ratePercent: number,
  taxType: Row<'WebStore'>['DefaultTaxType__c'],
): LineTaxes {
  const tax = (amount: Cents) => taxBy(taxType)({ gross: amount, ratePercent });
  const unitPrice = cents(line.unitPrice);
  let price = line.totalPrice === undefined ? forQuantity(unitPrice, line.quantity) : cents(line.totalPrice);
  const priceTax = tax(price);
  const adjustments = (line.adjustments ?? []).map(({ id, type, amount }) => {
    const before = price;
    price += cents(amount);
    return { id, type, tax: tax(price) - tax(before) };
  });
  const netUnitPrice = taxType === 'Net' ? unitPrice : unitPrice - tax(unitPrice);
  return { price, netUnitPrice, priceTax, adjustments, lineTax: tax(price) };
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
