import type { Handler } from '#mock/apis/dispatch/handler.ts';
import { PlatformFault } from '#mock/engine/errors/platform-fault.ts';
import { toLongId } from '#mock/store/ids.ts';
import { requireCartOpener } from '../buyers/cart-opener.ts';
import { once } from '../idempotency/once.ts';
import { cartSummaryAnswer } from './answers/cart-summary.ts';
import { refuseCustomFields } from './custom-fields.ts';
import { loadCart } from './load-cart.ts';
import { openNewCart } from './open-cart.ts';

/** Opens a cart with a name, beside the main one where asked for (PF-CART-20). */
export const addCart: Handler<'addCart'> = once(async ({ path, query, body }, context) => {
  const { currencyIsoCode, effectiveAccountId = query.effectiveAccountId } = body;
  refuseCustomFields(body.customFields, ['WebCart']);
  const { buyer, headers } = await requireCartOpener(context, {
    path: { ...path, cartStateOrId: 'current' },
    query: { ...(currencyIsoCode && { currencyIsoCode }), ...(effectiveAccountId && { effectiveAccountId }) },
  });
  if (body.orderOwnerId !== undefined && toLongId(body.orderOwnerId) !== buyer.userId)
    throw new PlatformFault(400, 'INVALID_ORDER_OWNER', 'The order belongs to the user who opens the cart.');
  const cart = await openNewCart(context, buyer, {
    ...(body.name && { Name: body.name }),
    IsSecondary: body.isSecondary ?? false,
  });
  const summary = cartSummaryAnswer(await loadCart(context, cart), context.language);
  return { status: 201, headers, body: summary };
});
