import { account } from '../../features/account/messages.en.ts';
import { addressBook } from '../../features/address-book/messages.en.ts';
import { order } from '../../features/checkout/messages.en.ts';
import { consent } from '../../features/consent/messages.en.ts';
import { errors } from '../../features/error/messages.en.ts';
import { content } from '../../features/home/messages.en.ts';
import { inquiry } from '../../features/inquiry/messages.en.ts';
import { orders } from '../../features/orders/messages.en.ts';
import { catalogue } from '../../features/product/messages.en.ts';
import { lists } from '../../features/quick-order/messages.en.ts';
import { shell } from '../../features/shell/messages.en.ts';
import { withdrawal } from '../../features/withdrawal/messages.en.ts';
import type { Messages } from '../texts.ts';
import { form } from './form.ts';

/** All English texts of the shop, each typed after the German one. */
export const en: Messages = {
  shell,
  ...catalogue,
  ...content,
  ...consent,
  ...form,
  ...inquiry,
  ...account,
  ...addressBook,
  ...lists,
  ...order,
  ...withdrawal,
  orders,
  errors,
};
