import type { Shop } from '../../platform/shop.server.ts';
import { readListedProducts } from '../product/listed-products.server.ts';
import { fieldsOf } from '../product/product-fields.ts';
import { orderability, type ProductView, quantityMaximum } from '../product/product-view.ts';
import { findProducts } from '../search/search.server.ts';
import { mostLines, type NumberKind, readLines, type TypedLine } from './lines.ts';

/** What keeps a line from the cart. */
export type LineProblem =
  | 'unreadable'
  | 'unreadableNumber'
  | 'checkDigit'
  | 'unknown'
  | 'unknownNumber'
  | 'prescription'
  | 'soldOut'
  | 'tooMany'
  | 'notSold';

/** A line of the list with the product it stands for, and whether it can be ordered. */
export interface CheckedLine extends TypedLine {
  product: ProductView | undefined;
  problem: LineProblem | undefined;
}

/** The numbers that the shop knows its products by: the PZN where a field is mapped to it. */
export const numberKind = ({ settings }: Shop): NumberKind => (settings.fields.pzn ? 'pzn' : 'sku');

/** The list held against the range: each line is judged for itself. */
export async function checkList(shop: Shop, text: string): Promise<CheckedLine[]> {
  const kind = numberKind(shop);
  const lines = readLines(text, kind).slice(0, mostLines);
  const find = kind === 'pzn' ? (number: string) => findByPzn(shop, number) : await bySku(shop, lines);
  return Promise.all(lines.map((line) => check(line, find)));
}

type Find = (number: string) => Promise<ProductView | undefined> | ProductView | undefined;

async function check(line: TypedLine, find: Find): Promise<CheckedLine> {
  const isPzn = line.kind === 'pzn';
  const missing = { ...line, product: undefined };
  if (line.number === undefined) return { ...missing, problem: isPzn ? 'unreadable' : 'unreadableNumber' };
  if (!line.isValid) return { ...missing, problem: 'checkDigit' };
  const product = await find(line.number);
  if (!product) return { ...missing, problem: isPzn ? 'unknown' : 'unknownNumber' };
  return { ...line, product, problem: problemOf(product, line.quantity) };
}

async function findByPzn(shop: Shop, number: string): Promise<ProductView | undefined> {
  const searchFields = fieldsOf(shop.settings.fields, ['pzn']);
  const found = await findProducts(shop, { searchTerm: number, searchFields, pageSize: 5 });
  return found.find(({ pzn }) => pzn === number);
}

/** Article numbers need no search: the platform reads products by them. */
async function bySku(shop: Shop, lines: readonly TypedLine[]): Promise<Find> {
  const skus = lines.flatMap(({ number }) => number ?? []);
  const products = skus.length > 0 ? await readListedProducts(shop, { skus }) : [];
  return (number) => products.find(({ sku }) => sku === number);
}

function problemOf(product: ProductView, quantity: number): LineProblem | undefined {
  const state = orderability(product);
  if (state === 'prescription') return 'prescription';
  if (state === 'unavailable') return 'soldOut';
  if (state !== 'orderable') return 'notSold';
  return quantity > (quantityMaximum(product) ?? Number.POSITIVE_INFINITY) ? 'tooMany' : undefined;
}
