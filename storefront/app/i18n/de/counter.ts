import { account } from './account.ts';
import { addressBook } from './address-book.ts';
import { lists } from './lists.ts';
import { order } from './order.ts';
import { orders } from './orders.ts';
import { withdrawal } from './withdrawal.ts';

/** What is said from the cart on: checkout, account, lists of products, withdrawal. Other pages are spared it. */
export const counter = { ...account, ...addressBook, ...lists, ...order, ...withdrawal, orders } as const;
