import type { Row } from '#mock/store/row.ts';
import type { ShownMedia } from '../catalogue/pictures.ts';
import { type Cents, parseMoney, sumCents } from '../money/cents.ts';
import type { Promotion } from '../promotions/load-promotions.ts';
import type { CartCoupon } from '../promotions/validity.ts';

/** What one promotion takes off one item, or off the delivery. */
export type CartAdjustment = Row<'CartAdjustment__c'> & { readonly promotion: Promotion };

/** An item of a cart with the product it stands for. */
export interface CartLine {
  readonly item: Row<'CartItem'>;
  readonly product: Row<'Product2'>;
  /** The variations that the product stands among; absent, the product alone. */
  readonly siblings?: readonly Row<'Product2'>[];
  /** The picture that stands for the product; absent, none. */
  readonly picture?: ShownMedia | null;
  /** Packs of the product in the whole cart, which rules and stock hold for; absent, those of the item. */
  readonly packsInCart?: number;
  /** Packs of the product that are reserved for other carts; absent, none. */
  readonly heldByOthers?: number;
}

/** Packs of the item's product that this cart can have. */
export function availablePacks({ product, heldByOthers = 0 }: CartLine): number {
  return Math.max(0, product.AvailableToOrder__c - heldByOthers);
}

/**
 * What of adjustments is a reduction of the cart as a whole, which is shared among its items; percentages are reductions of
 * single items.
 */
export function ofWholeCart(adjustments: readonly CartAdjustment[]): Cents {
  const shared = adjustments.filter(({ promotion }) => promotion.Effect__c === 'Amount');
  return sumCents(shared.map(({ Amount__c }) => parseMoney(Amount__c)));
}

/** A cart as it is answered: its record and its product lines in the order they were added. */
export interface CartView {
  readonly cart: Row<'WebCart'>;
  readonly lines: readonly CartLine[];
  /** What promotions took off at the last recalculation. */
  readonly adjustments: readonly CartAdjustment[];
  readonly coupons: readonly CartCoupon[];
}
