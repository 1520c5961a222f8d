import type { components } from '#generated/commerce/types.gen.ts';
import { approachingDiscounts, promotionCollection } from '../../promotions/cart-promotions.ts';
import type { Promotion } from '../../promotions/load-promotions.ts';
import type { CartLine, CartView } from '../cart-view.ts';
import { numberedPage, pageLinks } from '../paging.ts';
import { cartItemEnvelope } from './cart-item.ts';
import { cartSummaryAnswer } from './cart-summary.ts';
import { couponCollection } from './coupon.ts';
import type { ItemStyle } from './product-details.ts';

type Schemas = components['schemas'];
type ItemSort = 'CreatedDateAsc' | 'CreatedDateDesc' | 'NameAsc' | 'NameDesc';

/** Which page of items is answered, and how. */
export interface ItemPage extends ItemStyle {
  readonly sort: ItemSort;
  readonly pageNumber: number;
  readonly pageSize: number;
  /** Path of the collection on this origin, for the addresses of its pages. */
  readonly path: string;
  /** Parameters that the addresses repeat beside page and size. */
  readonly repeated?: Readonly<Record<string, string>>;
  readonly includePromotions?: boolean;
  readonly includeCoupons?: boolean;
  /** The promotions that need no coupon, to tell which ones the cart nearly reaches. */
  readonly automaticPromotions?: readonly Promotion[];
}

/** A page of the items of a cart with the cart's head (PF-CART-03, PF-CART-04). */
export function itemCollection(view: CartView, asked: ItemPage): Schemas['CartItemCollection'] {
  const page = numberedPage(sortLines(view.lines, asked.sort), asked.pageNumber, asked.pageSize);
  const cartSummary = cartSummaryAnswer(view, asked.language);
  return {
    cartItems: page.rows.map((line) => cartItemEnvelope(view, line, asked)),
    cartSummary,
    ...extras(asked, view),
    hasErrors: cartSummary.messagesSummary.hasErrors === true,
    ...pageMembers(page, asked),
  };
}

/** The collection of a buyer who has no cart yet (PF-CART-02). */
export function emptyItemCollection(asked: ItemPage): Schemas['CartItemCollection'] {
  const page = numberedPage<CartLine>([], asked.pageNumber, asked.pageSize);
  return { cartItems: [], hasErrors: false, ...pageMembers(page, asked) };
}

/** Promotions and coupons are answered when asked for. */
function extras(asked: ItemPage, view: CartView) {
  const { automaticPromotions = [], language } = asked;
  return {
    ...(asked.includePromotions && {
      cartPromotions: promotionCollection(view),
      approachingDiscounts: approachingDiscounts(view, automaticPromotions, language),
    }),
    ...(asked.includeCoupons && { cartCoupons: couponCollection(view.cart, view.coupons) }),
  };
}

function pageMembers(page: ReturnType<typeof numberedPage>, { path, pageSize, sort, repeated }: ItemPage) {
  const address = (pageNumber: number) =>
    `${path}?${new URLSearchParams({ ...repeated, sort, pageNumber: String(pageNumber), pageSize: String(pageSize) })}`;
  return {
    currentPage: page.currentPage,
    totalItemCount: page.totalCount,
    totalNumberOfPages: page.totalPages,
    ...pageLinks(page, address),
  };
}

const collator = new Intl.Collator('de');

function sortLines(lines: readonly CartLine[], sort: ItemSort): CartLine[] {
  const direction = sort.endsWith('Asc') ? 1 : -1;
  const byName = sort.startsWith('Name');
  return lines.toSorted((a, b) => direction * ((byName ? compareNames(a, b) : 0) || compareAge(a, b)));
}

function compareNames(a: CartLine, b: CartLine): number {
  return collator.compare(a.item.Name, b.item.Name);
}

/** Items added in the same moment keep the order of their ids. */
function compareAge({ item: a }: CartLine, { item: b }: CartLine): number {
  return Date.parse(a.CreatedDate) - Date.parse(b.CreatedDate) || (a.Id < b.Id ? -1 : 1);
}
