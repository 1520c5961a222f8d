import type { Platform } from '#client/platform.ts';
import { readRows } from '#client/records/query-rows.ts';
import type { ObjectInfo, RecordData } from '#client/records/types.ts';
import { getChildRelationshipRecords, getRecord } from '#generated/record-data/client.gen.ts';
import { type ConsoleRecord, toConsoleRecord } from '../../../data/record.ts';

/** Fields of a product that the table shows beside the prices, as far as the store has them. */
export const FIELDS = [
  'L2C_CM_PZN__c',
  'StockKeepingUnit',
  'PackSizeText__c',
  'AvailableToOrder__c',
  'IsActive',
] as const;

const MOST_VARIANTS = 200;

/** A column of prices: a price book, in one currency where the store has several. */
export interface PriceColumn {
  id: string;
  pricebookId: string;
  label: string;
  /** ISO 4217; undefined where the store has one currency only. */
  currency: string | undefined;
}

/** A price as it is saved. */
export interface Price {
  entryId: string;
  amount: number;
}

/** A product in all its variants, with the prices of each in every price book. */
export interface VariantTable {
  product: ConsoleRecord;
  variants: ConsoleRecord[];
  columns: PriceColumn[];
  /** Prices by `cellKey`. */
  prices: ReadonlyMap<string, Price>;
}

/** A place in the table; the columns of prices have the ids that the cells of the page have. */
export const cellKey = (variantId: string, { id }: Pick<PriceColumn, 'id'>) => `${variantId} ${id}`;

interface Infos {
  product: ObjectInfo;
  entry: ObjectInfo;
}

/** Reads a product with its variants and their prices; of a variant, the product that it belongs to. */
export async function readVariants(
  platform: Platform,
  productId: string,
  { product: info, entry }: Infos,
): Promise<VariantTable> {
  const names = ['Name', 'VariationParentId', ...FIELDS].filter((name) => name in info.fields);
  const optionalFields = names.map((name) => `Product2.${name}`);
  const read = async (recordId: string): Promise<ConsoleRecord> => {
    const query = { fields: ['Product2.Name'], optionalFields };
    return toConsoleRecord(
      await platform.read(getRecord, { path: { recordId }, query }, { cache: 'reload' }),
    );
  };
  const asked = await read(productId);
  const parentId = asked.values.VariationParentId;
  const product = typeof parentId === 'string' && parentId ? await read(parentId) : asked;
  const children = await platform.read(
    getChildRelationshipRecords,
    {
      path: { recordId: product.id, relationshipName: 'Variations' },
      query: { optionalFields, pageSize: MOST_VARIANTS },
    },
    { cache: 'reload' },
  );
  const found = (children.records as RecordData[]).map(toConsoleRecord).sort(byName);
  const variants = found.length > 0 ? found : [product];
  return { product, variants, ...(await readPrices(platform, variants, 'CurrencyIsoCode' in entry.fields)) };
}

/** By name, and packs of one name from the smallest to the largest. */
const byName = (one: ConsoleRecord, other: ConsoleRecord) =>
  calledBy(one).localeCompare(calledBy(other), undefined, { numeric: true });
const calledBy = ({ values }: ConsoleRecord) => `${values.Name} ${values.PackSizeText__c ?? ''}`;

interface EntryRow {
  Id: string;
  Product2Id: string;
  Pricebook2Id: string;
  UnitPrice: number;
  CurrencyIsoCode?: string;
}

async function readPrices(
  platform: Platform,
  variants: readonly ConsoleRecord[],
  hasCurrencies: boolean,
): Promise<Pick<VariantTable, 'columns' | 'prices'>> {
  const ids = variants.map(({ id }) => `'${id}'`).join(', ');
  const currency = hasCurrencies ? ', CurrencyIsoCode' : '';
  const [books, entries] = await Promise.all([
    readRows<{ Id: string; Name: string }>(
      platform,
      'SELECT Id, Name FROM Pricebook2 WHERE IsActive = true ORDER BY Name',
    ),
    readRows<EntryRow>(
      platform,
      `SELECT Id, Product2Id, Pricebook2Id, UnitPrice${currency} FROM PricebookEntry WHERE Product2Id IN (${ids})`,
    ),
  ]);
  const columns = books.flatMap((book) => columnsOf(book, entries));
  const prices = entries.map((entry): [string, Price] => [
    cellKey(entry.Product2Id, { id: columnId(entry.Pricebook2Id, entry.CurrencyIsoCode) }),
    { entryId: entry.Id, amount: entry.UnitPrice },
  ]);
  return { columns, prices: new Map(prices) };
}

const columnId = (pricebookId: string, currency: string | undefined) =>
  currency ? `${pricebookId} ${currency}` : pricebookId;

/** A column for each currency that a price book has prices in; an empty one has that of the others. */
function columnsOf({ Id, Name }: { Id: string; Name: string }, entries: readonly EntryRow[]): PriceColumn[] {
  const own = entries.filter(({ Pricebook2Id }) => Pricebook2Id === Id);
  const used = own.length > 0 ? own : entries.slice(0, 1);
  const currencies = [...new Set(used.map(({ CurrencyIsoCode }) => CurrencyIsoCode))];
  return (currencies.length > 0 ? currencies : [undefined]).map((currency) => ({
    id: columnId(Id, currency),
    pricebookId: Id,
    label: currency ? `${Name} (${currency})` : Name,
    currency,
  }));
}
