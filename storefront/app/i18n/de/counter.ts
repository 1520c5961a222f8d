import { account } from '../../features/account/messages.de.ts';
import { addressBook } from '../../features/address-book/messages.de.ts';
import { order } from '../../features/checkout/messages.de.ts';
import { orders } from '../../features/orders/messages.de.ts';
import { lists } from '../../features/quick-order/messages.de.ts';
import { withdrawal } from '../../features/withdrawal/messages.de.ts';

/** What is said from the cart on: checkout, account, lists of products, withdrawal. Other pages are spared it. */
export const counter = { ...account, ...addressBook, ...lists, ...order, ...withdrawal, orders } as const;
