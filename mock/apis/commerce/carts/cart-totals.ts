import { MOST_PIECES } from '#mock/objects/amount-fields.ts';
import { MOST_PRICE } from '#mock/objects/definition/index.ts';
import type { Row, Update } from '#mock/store/row.ts';
import { type Cents, formatMoney, parseMoney, sumCents } from '../money/cents.ts';
import { shareByTaxRate, taxBy } from '../money/tax.ts';
import type { CartLine } from './cart-view.ts';

/** What the amounts of an item follow from; prices are decimal text. */
export interface PricedLine {
  readonly quantity: number;
  readonly unitPrice: string;
  /** AVP or UVP of one pack; null without one. */
  readonly listPrice: string | null;
  readonly vatRatePercent: number;
  /** What promotions take off the whole quantity, zero or negative; nothing unless given. */
  readonly adjustment?: string;
  /** Whether the price contains the tax; it does unless told. */
  readonly taxType?: Row<'WebCart'>['TaxType'];
}

const MOST_OF_A_LINE = parseMoney(MOST_PRICE.toFixed(2)) * BigInt(MOST_PIECES);

/** Whether a line comes to more than any price within its range times the most pieces of a cart. */
export function isTooMuch({
  quantity,
  unitPrice,
  listPrice,
}: Pick<PricedLine, 'quantity' | 'unitPrice' | 'listPrice'>) {
  return [unitPrice, listPrice ?? unitPrice].some(
    (price) => parseMoney(price) * BigInt(quantity) > MOST_OF_A_LINE,
  );
}

/** The amounts of an item for its whole quantity. */
interface LineAmounts {
  readonly totalPrice: Cents;
  readonly totalListPrice: Cents;
  readonly adjustment: Cents;
  readonly tax: Cents;
}

function lineAmounts(line: PricedLine): LineAmounts {
  const quantity = BigInt(line.quantity);
  const totalPrice = parseMoney(line.unitPrice) * quantity;
  const adjustment = parseMoney(line.adjustment ?? '0.00');
  return {
    totalPrice,
    totalListPrice: parseMoney(line.listPrice ?? line.unitPrice) * quantity,
    adjustment,
    tax: taxBy(line.taxType)({ gross: totalPrice + adjustment, ratePercent: line.vatRatePercent }),
  };
}

/** The amount fields of a CartItem record. */
export function lineFields(line: PricedLine) {
  const amounts = lineAmounts(line);
  return {
    ListPrice: line.listPrice,
    UnitPrice: line.unitPrice,
    TotalListPrice: formatMoney(amounts.totalListPrice),
    TotalPrice: formatMoney(amounts.totalPrice),
    TotalAdjustmentAmount: formatMoney(amounts.adjustment),
    TotalTaxAmount: formatMoney(amounts.tax),
  } satisfies Update<'CartItem'>;
}

/** Value added tax of delivery costs, shared among the tax rates of the goods. */
export function shippingTax(fee: Cents, lines: readonly PricedLine[]): Cents {
  const goods = lines.map((line) => ({
    gross: lineAmounts(line).totalPrice,
    ratePercent: line.vatRatePercent,
  }));
  return sumCents(shareByTaxRate(fee, goods).map(taxBy(lines[0]?.taxType)));
}

/** What goods cost before promotions; delivery is free or not by this value, so that a coupon never makes it dearer. */
export function goodsValue(lines: readonly PricedLine[]): Cents {
  return sumCents(lines.map((line) => lineAmounts(line).totalPrice));
}

/**
 * The totals of a WebCart record. The grand total has the delivery costs that promotions have left, and the tax, which net
 * prices do not contain (PF-CART-25).
 */
export function cartTotals(lines: readonly PricedLine[], shippingFee: Cents) {
  const goods = goodsValue(lines);
  const adjustment = sumCents(lines.map((line) => lineAmounts(line).adjustment));
  const tax = sumCents(lines.map((line) => lineAmounts(line).tax)) + shippingTax(shippingFee, lines);
  return {
    TotalListAmount: formatMoney(sumCents(lines.map((line) => lineAmounts(line).totalListPrice))),
    TotalProductAmount: formatMoney(goods),
    TotalAdjustmentAmount: formatMoney(adjustment),
    TotalChargeAmount: formatMoney(shippingFee),
    TotalTaxAmount: formatMoney(tax),
    GrandTotalAmount: formatMoney(
      goods + adjustment + shippingFee + (lines[0]?.taxType === 'Net' ? tax : 0n),
    ),
    TotalProductCount: lines.reduce((count, line) => count + line.quantity, 0),
    UniqueProductCount: lines.length,
  } satisfies Update<'WebCart'>;
}

/** The priced lines of a cart whose prices contain the tax or do not. */
export const linesTaxed = (
  { TaxType: taxType }: Pick<Row<'WebCart'>, 'TaxType'>,
  lines: readonly CartLine[],
): PricedLine[] => lines.map((line) => ({ ...lineOf(line), taxType }));

/** The priced line behind an item; an item that has lost its price counts nothing. */
export function lineOf({ item, product }: CartLine): PricedLine {
  return {
    quantity: item.Quantity,
    unitPrice: item.UnitPrice,
    listPrice: item.ListPrice,
    vatRatePercent: product.VatRate__c,
    adjustment: item.TotalAdjustmentAmount,
  };
}
