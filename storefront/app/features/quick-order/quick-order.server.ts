import { createCart } from '#client/commerce/cart.ts';
import { rememberGuestCart } from '#client/commerce/guest-cart.ts';
import type { Shop } from '../../platform/shop.server.ts';
import { keepArrivals } from '../cart/fill-cart.server.ts';
import { orderability, type ProductView, quantityMaximum } from '../product/product-view.ts';
import { findProducts } from '../search/search.server.ts';
import { mostLines, readLines, type TypedLine } from './lines.ts';

/** What keeps a line from the cart. */
export type LineProblem =
  | 'unreadable'
  | 'checkDigit'
  | 'unknown'
  | 'prescription'
  | 'soldOut'
  | 'tooMany'
  | 'notSold';

/** A line of the list with the product it stands for, and whether it can be ordered. */
export interface CheckedLine extends TypedLine {
  product: ProductView | undefined;
  problem: LineProblem | undefined;
}

/** The list held against the range: each line is judged for itself. */
export async function checkList(shop: Shop, text: string): Promise<CheckedLine[]> {
  const lines = readLines(text).slice(0, mostLines);
  return Promise.all(lines.map((line) => check(shop, line)));
}

async function check(shop: Shop, line: TypedLine): Promise<CheckedLine> {
  if (line.pzn === undefined) return { ...line, product: undefined, problem: 'unreadable' };
  if (!line.isValid) return { ...line, product: undefined, problem: 'checkDigit' };
  const found = await findProducts(shop, {
    searchTerm: line.pzn,
    searchFields: ['L2C_CM_PZN__c'],
    pageSize: 5,
  });
  const product = found.find(({ pzn }) => pzn === line.pzn);
  return { ...line, product, problem: problemOf(product, line.quantity) };
}

function problemOf(product: ProductView | undefined, quantity: number): LineProblem | undefined {
  if (!product) return 'unknown';
  const state = orderability(product);
  if (state === 'prescription') return 'prescription';
  if (state === 'unavailable') return 'soldOut';
  if (state !== 'orderable') return 'notSold';
  return quantity > quantityMaximum(product) ? 'tooMany' : undefined;
}

/** Puts products into the cart at once; what the platform refuses is kept for the cart page to say. */
export async function putAllIntoCart(
  shop: Shop,
  wanted: readonly { product: Pick<ProductView, 'id' | 'name'>; quantity: number }[],
  leftOut: readonly { name: string; reason: string }[],
): Promise<void> {
  const cart = createCart(shop.platform);
  const items = wanted.map(({ product, quantity }) => ({ productId: product.id, quantity }));
  const { results } = items.length > 0 ? await cart.addAll(items) : { results: [] };
  const refused = results.flatMap(({ result }, place) =>
    Array.isArray(result) ? [{ name: wanted[place]?.product.name ?? '', errors: result }] : [],
  );
  const unasked = leftOut.map(({ name, reason }) => ({ name, errors: [{ errorCode: '', message: reason }] }));
  keepArrivals(shop, 'listed', [...refused, ...unasked]);
  rememberGuestCart(shop.kept, shop.session, await cart.summary());
}
