import type { Row } from '#mock/store/row.ts';
import { formatMoney, parseMoney } from '../money/cents.ts';

/** The price books a buyer is priced from. */
export interface PriceBooks {
  /** Ids of the books that sell, the one that wins first. */
  readonly sale: readonly string[];
  /** Id of the book with the comparison prices (AVP, UVP), if the store has one. */
  readonly comparison: string | null;
}

/** What one product costs one buyer. Amounts are text with two decimals, tax included in a gross store. */
export interface Price {
  readonly productId: string;
  readonly unitPrice: string;
  readonly listPrice: string | null;
  /** The entry that decided the unit price (prefix 01u). */
  readonly pricebookEntryId: string;
}

export type PriceEntry = Pick<
  Row<'PricebookEntry'>,
  'Id' | 'Product2Id' | 'Pricebook2Id' | 'UnitPrice' | 'IsActive'
>;

/**
 * Decides the price of every product among the entries: the first sale book that has an active entry wins, whatever
 * later books say. A product that is in no sale book has no price, even where a comparison price is known.
 */
export function choosePrices(entries: readonly PriceEntry[], books: PriceBooks): ReadonlyMap<string, Price> {
  const prices = new Map<string, Price>();
  const byProduct = Map.groupBy(
    entries.filter(({ IsActive }) => IsActive),
    ({ Product2Id }) => Product2Id,
  );
  for (const [productId, own] of byProduct) {
    const entry = firstInOrder(own, books.sale);
    if (!entry) continue;
    const comparison = own.find(({ Pricebook2Id }) => Pricebook2Id === books.comparison);
    prices.set(productId, {
      productId,
      unitPrice: twoDecimals(entry.UnitPrice),
      listPrice: comparison ? twoDecimals(comparison.UnitPrice) : null,
      pricebookEntryId: entry.Id,
    });
  }
  return prices;
}

function firstInOrder(entries: readonly PriceEntry[], books: readonly string[]): PriceEntry | undefined {
  return entries
    .filter(({ Pricebook2Id }) => books.includes(Pricebook2Id))
    .sort((a, b) => books.indexOf(a.Pricebook2Id) - books.indexOf(b.Pricebook2Id))[0];
}

function twoDecimals(amount: string): string {
  return formatMoney(parseMoney(amount));
}
