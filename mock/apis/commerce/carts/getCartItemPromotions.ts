import type { Handler } from '#mock/apis/dispatch/handler.ts';
import { toLongId } from '#mock/store/ids.ts';
import { requireBuyer } from '../buyers/buyer.ts';
import { promotionsOf } from '../promotions/cart-promotions.ts';
import { findNamedCart } from './find-cart.ts';
import { settledCart } from './recalculate.ts';

/** What every promotion takes off the items asked for, by item id (SF-ITEM-06); others are left out. */
export const getCartItemPromotions: Handler<'getCartItemPromotions'> = async (
  { path, query, body },
  context,
) => {
  const buyer = await requireBuyer(context, { path, query });
  const cart = await findNamedCart(context.store, buyer, path.cartStateOrId);
  if (!cart) return { status: 200, body: { items: {} } };
  const view = await settledCart(context, buyer, cart);
  const asked = new Set(body.items.map(({ cartItemId }) => toLongId(cartItemId)));
  const found = view.lines.map(({ item }) => item.Id).filter((id) => asked.has(id));
  const items = found.map((id) => {
    const own = view.adjustments.filter(({ CartItemId__c }) => CartItemId__c === id);
    return [id, promotionsOf(view, own)] as const;
  });
  return {
    status: 200,
    body: { currencyIsoCode: cart.CurrencyIsoCode, items: Object.fromEntries(items) },
  };
};
