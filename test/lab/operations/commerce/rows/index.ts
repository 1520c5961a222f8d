import { NO_ACCOUNT, type Rows } from '../row.ts';
import { addressRows } from './addresses.ts';
import { cartActionRows } from './cart-actions.ts';
import { cartRows } from './carts.ts';
import { checkoutRows } from './checkouts.ts';
import { contentRows } from './content.ts';
import { contextRows } from './contexts.ts';
import { deliveryGroupRows } from './delivery-groups.ts';
import { orderRows } from './orders.ts';
import { productRows } from './products.ts';
import { sessionRows } from './sessions.ts';
import { webRuntimeRows } from './web-runtime.ts';

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

const all: Rows = {
  ...cartRows,
  ...cartActionRows,
  ...deliveryGroupRows,
  ...checkoutRows,
  ...addressRows,
  ...productRows,
  ...contextRows,
  ...sessionRows,
  ...orderRows,
  ...webRuntimeRows,
  ...contentRows,
};

/** What the walk knows of every operation of the commerce and content APIs. */
export const rows: Rows = Object.fromEntries(
  Object.entries(all).map(([operationId, row]) => [
    operationId,
    {
      guestStatus: 403,
      private: PRIVATE,
      ...row,
      unknown: { effectiveAccountId: NO_ACCOUNT, ...row.unknown },
    },
  ]),
);
