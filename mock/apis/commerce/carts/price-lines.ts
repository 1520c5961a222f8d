import type { Row, Update } from '#mock/store/row.ts';
import type { Store } from '#mock/store/store.ts';
import type { Buyer } from '../buyers/buyer.ts';
import { formatMoney, sumCents } from '../money/cents.ts';
import { pricesOf } from '../pricing/prices.ts';
import type { Discount } from '../promotions/discounts.ts';
import { changeRecord } from '../records/change-record.ts';
import { isTooMuch, lineFields, lineOf } from './cart-totals.ts';
import type { CartLine } from './cart-view.ts';

/** The lines at today's prices, not stored yet. An item that has lost its price, or comes to more
 * than a line can, is kept at nothing. */
export async function pricedLines(
  store: Store,
  buyer: Buyer,
  lines: readonly CartLine[],
): Promise<CartLine[]> {
  const productIds = lines.map(({ product }) => product.Id);
  const prices = await pricesOf(store, buyer, productIds, buyer.webStore.DefaultCurrency);
  return lines.map((line) => {
    const price = prices.get(line.product.Id);
    const isCharged = price && !isTooMuch({ ...price, quantity: line.item.Quantity });
    const item = {
      ...line.item,
      PricebookEntryId: isCharged ? price.pricebookEntryId : null,
      UnitPrice: isCharged ? price.unitPrice : '0.00',
      ListPrice: isCharged ? price.listPrice : null,
    };
    return { ...line, item };
  });
}

/** What amounts follow from, beside the prices of the lines. */
interface Amounting {
  readonly cart: Pick<Row<'WebCart'>, 'TaxType'>;
  readonly discounts: readonly Discount[];
}

/** Stores what priced lines and promotions come to; an item is written only when its amounts have changed. */
export async function storeAmounts(
  store: Store,
  stored: readonly CartLine[],
  priced: readonly CartLine[],
  by: Amounting,
): Promise<CartLine[]> {
  const before = new Map(stored.map(({ item }) => [item.Id, item]));
  const lines: CartLine[] = [];
  for (const line of priced) {
    const fields = amountsOf(line, by);
    const old = before.get(line.item.Id);
    const isSame = Object.entries(fields).every(
      ([name, value]) => old?.[name as keyof typeof fields] === value,
    );
    lines.push(
      isSame && old
        ? { ...line, item: old }
        : { ...line, item: await changeRecord(store, 'CartItem', line.item.Id, fields) },
    );
  }
  return lines;
}

function amountsOf(line: CartLine, { cart, discounts }: Amounting) {
  const own = discounts.filter(({ itemId }) => itemId === line.item.Id);
  const adjustment = formatMoney(sumCents(own.map(({ amount }) => amount)));
  return {
    PricebookEntryId: line.item.PricebookEntryId,
    ...lineFields({ ...lineOf(line), adjustment, taxType: cart.TaxType }),
  } satisfies Update<'CartItem'>;
}
