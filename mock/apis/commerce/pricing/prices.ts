import type { Row } from '#mock/store/row.ts';
import type { Store } from '#mock/store/store.ts';
import type { Shopper } from '../buyers/shopper.ts';
import { choosePrices, type Price } from './choose-prices.ts';
import { priceBooks } from './price-books.ts';

type Currency = Row<'WebStore'>['DefaultCurrency'];

/** Reads what products cost a shopper, all of them at once. Products without a price are absent. */
export async function pricesOf(
  store: Store,
  shopper: Shopper,
  productIds: readonly string[],
  currency: Currency,
): Promise<ReadonlyMap<string, Price>> {
  if (productIds.length === 0) return new Map();
  const books = await priceBooks(store, shopper);
  const bookIds = [...books.sale, books.comparison].filter((id) => id !== null);
  const entries = await store.find('PricebookEntry', {
    where: {
      Product2Id: [...productIds],
      Pricebook2Id: bookIds,
      CurrencyIsoCode: currency,
      IsActive: true,
    },
  });
  return choosePrices(entries, books);
}
