import type { Messages } from '../texts.ts';
import { account } from './account.ts';
import { addressBook } from './address-book.ts';
import { catalogue } from './catalogue.ts';
import { consent } from './consent.ts';
import { content } from './content.ts';
import { errors } from './errors.ts';
import { form } from './form.ts';
import { inquiry } from './inquiry.ts';
import { lists } from './lists.ts';
import { order } from './order.ts';
import { orders } from './orders.ts';
import { shell } from './shell.ts';
import { withdrawal } from './withdrawal.ts';

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
