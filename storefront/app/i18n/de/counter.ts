import { account } from '../../features/account/messages.de.ts';
import { addressBook } from '../../features/address-book/messages.de.ts';
import { cart } from '../../features/cart/messages.de.ts';
import { checkout } from '../../features/checkout/messages.de.ts';
import { orderLookup } from '../../features/order-lookup/messages.de.ts';
import { orders } from '../../features/orders/messages.de.ts';
import { paymentLink } from '../../features/payment-link/messages.de.ts';
import { quickOrder } from '../../features/quick-order/messages.de.ts';
import { stockNotice } from '../../features/stock-notice/messages.de.ts';
import { wishList } from '../../features/wish-list/messages.de.ts';
import { withdrawal } from '../../features/withdrawal/messages.de.ts';
import { bringGermanTexts } from '../bring-texts.ts';

/**
 * What is said from the cart on: checkout, account, lists of products, withdrawal. Imported by the module of each page
 * that uses some of it; other pages are spared it.
 */
export const counter = {
  ...account,
  ...addressBook,
  ...cart,
  ...checkout,
  ...paymentLink,
  ...quickOrder,
  ...stockNotice,
  ...wishList,
  ...withdrawal,
  ...orderLookup,
  orders,
} as const;

bringGermanTexts(counter);
