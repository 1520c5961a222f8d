import { account } from '../../features/account/messages.en.ts';
import { addressBook } from '../../features/address-book/messages.en.ts';
import { assistant } from '../../features/assistant/messages.en.ts';
import { addToCart } from '../../features/cart/add-to-cart-messages.en.ts';
import { cart } from '../../features/cart/messages.en.ts';
import { checkout } from '../../features/checkout/messages.en.ts';
import { consent } from '../../features/consent/messages.en.ts';
import { page } from '../../features/content/messages.en.ts';
import { delivery } from '../../features/delivery-day/messages.en.ts';
import { errors } from '../../features/error/messages.en.ts';
import { home } from '../../features/home/messages.en.ts';
import { inquiry } from '../../features/inquiry/messages.en.ts';
import { orderLookup } from '../../features/order-lookup/messages.en.ts';
import { orders } from '../../features/orders/messages.en.ts';
import { paymentLink } from '../../features/payment-link/messages.en.ts';
import { product } from '../../features/product/messages.en.ts';
import { productList } from '../../features/product-list/messages.en.ts';
import { quickOrder } from '../../features/quick-order/messages.en.ts';
import { search } from '../../features/search/messages.en.ts';
import { shell } from '../../features/shell/messages.en.ts';
import { banner } from '../../features/slideshow/messages.en.ts';
import { stockNotice } from '../../features/stock-notice/messages.en.ts';
import { wishList } from '../../features/wish-list/messages.en.ts';
import { withdrawal } from '../../features/withdrawal/messages.en.ts';
import type { Messages } from '../texts.ts';
import { form } from './form.ts';

/** All English texts of the shop, each typed after the German one. */
export const en: Messages = {
  shell,
  ...product,
  ...addToCart,
  ...productList,
  ...search,
  ...home,
  ...banner,
  ...page,
  ...consent,
  ...delivery,
  ...form,
  ...inquiry,
  ...assistant,
  ...account,
  ...addressBook,
  ...cart,
  ...checkout,
  ...quickOrder,
  ...stockNotice,
  ...wishList,
  ...withdrawal,
  ...orderLookup,
  ...paymentLink,
  orders,
  errors,
};
