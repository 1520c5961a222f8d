/**
 * Writes what every product costs in one price book as CSV, as a nightly job hands it to a price comparison site:
 *
 *   node examples/price-export.ts > prices.csv
 */
import { Connection } from 'jsforce';
import { type SignIn, signInFrom } from './sign-in.ts';

interface Price {
  readonly UnitPrice: number;
  readonly CurrencyIsoCode: string;
  readonly Product2: { readonly Name: string; readonly StockKeepingUnit: string | null };
}

/** More than any catalogue has: the client stops fetching pages there. */
const MOST_PRICES = 1_000_000;

/** The active prices of that price book, a line for each, by the names of the products. */
export async function exportPrices(signIn: SignIn, priceBook: string): Promise<string> {
  const { origin: loginUrl, clientId, clientSecret, username, password } = signIn;
  const connection = new Connection({ oauth2: { loginUrl, clientId, clientSecret } });
  await connection.login(username, password);
  try {
    const { records } = await connection.query<Price>(queryOf(priceBook), {
      autoFetch: true,
      maxFetch: MOST_PRICES,
    });
    return [['sku', 'name', 'price', 'currency'], ...records.map(cellsOf)].map(lineOf).join('');
  } finally {
    await connection.logout();
  }
}

const queryOf = (priceBook: string): string => `
  SELECT UnitPrice, CurrencyIsoCode, Product2.Name, Product2.StockKeepingUnit
  FROM PricebookEntry
  WHERE Pricebook2.Name = '${priceBook.replace(/[\\']/g, '\\$&')}' AND IsActive = true AND Product2.IsActive = true
  ORDER BY Product2.Name, Product2.StockKeepingUnit`;

const cellsOf = ({ UnitPrice, CurrencyIsoCode, Product2 }: Price): string[] => [
  Product2.StockKeepingUnit ?? '',
  Product2.Name,
  UnitPrice.toFixed(2),
  CurrencyIsoCode,
];

const lineOf = (cells: readonly string[]): string =>
  `${cells.map((cell) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(',')}\n`;

if (import.meta.main)
  process.stdout.write(
    await exportPrices(signInFrom(process.env), process.env.PRICE_BOOK ?? 'Verkaufspreise'),
  );
