import { redirect } from 'react-router';
import type { CallFailure } from '../failures/call-failure.ts';
import { callFailure } from '../failures/failures.server.ts';
import { changeAccountWish, keepsListsInAccount } from '../features/wish-list/account-lists.server.ts';
import { readWish } from '../features/wish-list/wish-form.ts';
import { changeWish } from '../features/wish-list/wish-list.server.ts';
import { wantsData } from '../forms/answer.ts';
import { localisedPath } from '../i18n/languages.ts';
import { safeReturn } from '../platform/safe-return.ts';
import { type Shop, shopContext } from '../platform/shop.server.ts';
import type { Route } from './+types/wish-list-items.ts';

/** Puts a product on the wish list or takes it off; a plain form comes back to where it was sent from. */
export async function action({ request, context }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const form = await request.formData();
  const failure = await changeWishOf(shop, readWish(form));
  return wantsData(form) ? { failure } : redirect(safeReturn(form.get('from')));
}

/** Buyers have their wishes in the account, guests in the browser. */
async function changeWishOf(
  shop: Shop,
  { productId, isWanted }: ReturnType<typeof readWish>,
): Promise<CallFailure | undefined> {
  try {
    if (await keepsListsInAccount(shop)) await changeAccountWish(shop, productId, isWanted);
    else changeWish(shop, productId, isWanted);
    return undefined;
  } catch (error) {
    return callFailure(error);
  }
}

/** The address alone shows the list. */
export function loader({ context }: Route.LoaderArgs) {
  return redirect(localisedPath('/wish-list', context.get(shopContext).language));
}
