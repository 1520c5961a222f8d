import { addToCart } from '../../features/cart/add-to-cart-messages.de.ts';
import { page } from '../../features/content/messages.de.ts';
import { errors } from '../../features/error/messages.de.ts';
import { home } from '../../features/home/messages.de.ts';
import { product } from '../../features/product/messages.de.ts';
import { productList } from '../../features/product-list/messages.de.ts';
import { search } from '../../features/search/messages.de.ts';
import { shell } from '../../features/shell/messages.de.ts';
import { banner } from '../../features/slideshow/messages.de.ts';
import { form } from './form.ts';

/** What every page may say; it is sent with each of them. */
export const core = {
  shell,
  ...product,
  ...addToCart,
  ...productList,
  ...search,
  ...home,
  ...banner,
  ...page,
  ...form,
  errors,
} as const;
