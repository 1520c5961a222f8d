import fc from 'fast-check';
import * as carts from './carts.ts';
import * as checkouts from './checkouts.ts';
import { commandsOf } from './command.ts';
import * as copies from './copies.ts';
import * as groups from './groups.ts';
import * as orders from './orders.ts';
import * as payments from './payments.ts';
import * as visitors from './visitors.ts';

/** Everything that can happen in a walk. */
export const anyCommand = fc.oneof(
  commandsOf(carts.add),
  commandsOf(carts.addSeveral),
  commandsOf(carts.setQuantity),
  commandsOf(carts.remove),
  commandsOf(carts.clear),
  commandsOf(carts.addCoupon),
  commandsOf(carts.removeCoupon),
  commandsOf(carts.reserve),
  commandsOf(carts.release),
  commandsOf(groups.createGroup),
  commandsOf(groups.changeGroup),
  commandsOf(groups.deleteGroup),
  commandsOf(groups.arrange),
  commandsOf(checkouts.start),
  commandsOf(checkouts.giveUp),
  commandsOf(checkouts.tell),
  commandsOf(checkouts.couponInCheckout),
  commandsOf(payments.pay),
  commandsOf(payments.payWithCard),
  commandsOf(checkouts.place),
  commandsOf(checkouts.buy),
  commandsOf(copies.copy),
  commandsOf(copies.changeCopy),
  commandsOf(copies.buyCopy),
  commandsOf(copies.withdrawCopy),
  commandsOf(orders.orderAgain),
  commandsOf(visitors.signIn),
  commandsOf(visitors.signOut),
  commandsOf(visitors.switchAccount),
  commandsOf(visitors.wait),
  commandsOf(visitors.restart),
);
