import { redirect } from 'react-router';
import { callFailure } from '../failures/failures.server.ts';
import type { AddResult } from '../features/cart/add-result.ts';
import { putIntoCart } from '../features/cart/fill-cart.server.ts';
import { wantsData } from '../forms/answer.ts';
import { localisedPath } from '../i18n/languages.ts';
import { safeReturn } from '../platform/safe-return.ts';
import { type Shop, shopContext } from '../platform/shop.server.ts';
import { settledQuantity } from '../ui/controls/quantity.ts';
import type { Route } from './+types/cart-items.ts';

/** Puts a product into the cart. Scripts get the outcome; a plain form gets the cart, or its page with a message. */
export async function action({ request, context }: Route.ActionArgs): Promise<AddResult | Response> {
  const shop = context.get(shopContext);
  const form = await request.formData();
  const from = safeReturn(form.get('from'));
  const result = await add(shop, String(form.get('productId') ?? ''), String(form.get('quantity') ?? ''));
  if (wantsData(form)) return result;
  if ('added' in result) return redirect(localisedPath(`/cart?added=${result.added}`, shop.language));
  const address = new URL(from, 'http://shop');
  address.searchParams.set('failed', result.error);
  return redirect(address.pathname + address.search);
}

/** The address alone shows the cart. */
export function loader({ context }: Route.LoaderArgs) {
  return redirect(localisedPath('/cart', context.get(shopContext).language));
}

async function add(shop: Shop, productId: string, typed: string): Promise<AddResult> {
  const quantity = settledQuantity(typed);
  try {
    await putIntoCart(shop, productId, quantity);
    return { added: quantity };
  } catch (error) {
    return callFailure(error);
  }
}
