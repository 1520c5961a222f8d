import type { Row } from '#mock/store/row.ts';

/** An item of a cart with the product it stands for. */
export interface CartLine {
  readonly item: Row<'CartItem'>;
  readonly product: Row<'Product2'>;
}

/** A cart as it is answered: its record and its product lines in the order they were added. */
export interface CartView {
  readonly cart: Row<'WebCart'>;
  readonly lines: readonly CartLine[];
}
