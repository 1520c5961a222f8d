import type {
  CmsOperations,
  CommerceOperations,
  PlatformOperations,
} from '#mock/apis/dispatch/operations.ts';
import type { restRows } from '../../record-data/rows/rest.ts';
import { NO_ACCOUNT, type Row, type Rows } from '../row.ts';
import { addressRows } from './addresses.ts';
import { buyerRows } from './buyers.ts';
import { cartActionRows } from './cart-actions.ts';
import { cartRows } from './carts.ts';
import { catalogueRows } from './catalogue.ts';
import { checkoutRows } from './checkouts.ts';
import { contentRows } from './content.ts';
import { contextRows } from './contexts.ts';
import { csrfTokenRows } from './csrf-tokens.ts';
import { deliveryGroupRows } from './delivery-groups.ts';
import { orderManagementRows } from './order-management.ts';
import { orderRows } from './orders.ts';
import { platformRows } from './platform.ts';
import { productRows } from './products.ts';
import { signInRows } from './sign-in.ts';
import { wishlistRows } from './wishlists.ts';

/** What names something of one buyer. */
const PRIVATE = [
  'accountId',
  'addressId',
  'cartItemId',
  'cartStateOrId',
  'checkoutId',
  'couponId',
  'deliveryGroupId',
  'effectiveAccountId',
  'orderSummaryIdOrRefNumber',
];

/**
 * An operation without a row is a compile error here: its row belongs into the file of its area. What staff do with
 * records by the platform's own API is in the table of the record data API.
 */
const all = {
  ...cartRows,
  ...cartActionRows,
  ...deliveryGroupRows,
  ...checkoutRows,
  ...addressRows,
  ...productRows,
  ...catalogueRows,
  ...contextRows,
  ...csrfTokenRows,
  ...buyerRows,
  ...signInRows,
  ...orderRows,
  ...orderManagementRows,
  ...contentRows,
  ...wishlistRows,
  ...platformRows,
} satisfies Readonly<
  Record<keyof (CommerceOperations & CmsOperations & Omit<PlatformOperations, keyof typeof restRows>), Row>
>;

/** What the test of operations knows of each operation of the commerce and content APIs. */
export const rows: Rows = Object.fromEntries(
  Object.entries<Row>(all).map(([operationId, row]) => [
    operationId,
    {
      guestStatus: 403,
      private: PRIVATE,
      ...row,
      unknown: { effectiveAccountId: NO_ACCOUNT, ...row.unknown },
    },
  ]),
);
