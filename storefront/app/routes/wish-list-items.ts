import { redirect } from 'react-router';
import { readWish } from '../features/wish-list/wish-form.ts';
import { changeWish } from '../features/wish-list/wish-list.server.ts';
import { wantsData } from '../forms/answer.ts';
import { localisedPath } from '../i18n/languages.ts';
import { safeReturn } from '../platform/safe-return.ts';
import { shopContext } from '../platform/shop.server.ts';
import type { Route } from './+types/wish-list-items.ts';

/** Puts a product on the wish list or takes it off; a plain form comes back to where it was sent from. */
export async function action({ request, context }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const form = await request.formData();
  const { productId, isWanted } = readWish(form);
  changeWish(shop, productId, isWanted);
  return wantsData(form) ? null : redirect(safeReturn(form.get('from')));
}

/** The address alone shows the list. */
export function loader({ context }: Route.LoaderArgs) {
  return redirect(localisedPath('/wish-list', context.get(shopContext).language));
}
