import { addWishlist, removeWishlist, renameWishlist } from '#client/commerce/wishlists.ts';
import type { CallFailure } from '../../failures/call-failure.ts';
import { callFailure } from '../../failures/failures.server.ts';
import { formText } from '../../forms/form-text.ts';
import type { Shop } from '../../platform/shop.server.ts';
import { chooseList, putListIntoCart } from './account-lists.server.ts';
import { longestListName } from './account-lists.ts';

/** What is done to the lists of an account. */
export type ListIntent = 'create' | 'rename' | 'delete' | 'order';

/** What became of it: the form that was sent, with what was typed and why nothing was changed; undefined once done. */
export interface RefusedList {
  intent: ListIntent;
  name: string;
  /** The name is missing or too long. */
  isNameWrong: boolean;
  failure: CallFailure | undefined;
}

/** Changes the lists of the account as the form says. */
export async function changeLists(shop: Shop, form: FormData): Promise<RefusedList | undefined> {
  const intent = intentOf(form);
  const name = formText(form, 'name');
  const wishlistId = formText(form, 'wishlistId');
  const isNameWrong = name === '' || name.length > longestListName;
  if ((intent === 'create' || intent === 'rename') && isNameWrong)
    return { intent, name, isNameWrong, failure: undefined };
  try {
    if (intent === 'create') chooseList(shop, await addWishlist(shop.platform, name));
    if (intent === 'rename') await renameWishlist(shop.platform, wishlistId, name);
    if (intent === 'delete') await removeWishlist(shop.platform, wishlistId);
    if (intent === 'order') await putListIntoCart(shop, wishlistId);
    return undefined;
  } catch (error) {
    return { intent, name, isNameWrong: false, failure: callFailure(error) };
  }
}

export function intentOf(form: FormData): ListIntent {
  const intent = formText(form, 'intent');
  return intent === 'create' || intent === 'rename' || intent === 'delete' ? intent : 'order';
}
