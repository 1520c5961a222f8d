import { changeName } from '#client/commerce/profile.ts';
import { callFailure } from '../../failures/failures.server.ts';
import type { Shop } from '../../platform/shop.server.ts';
import { nameErrors, type RefusedName, readName } from './buyer-name.ts';

/**
 * Gives the buyer the name of the form.
 *
 * @returns why not; undefined once it is changed
 */
export async function renameBuyer({ platform }: Shop, form: FormData): Promise<RefusedName | undefined> {
  const typed = readName(form);
  const errors = nameErrors(typed);
  if (Object.keys(errors).length > 0) return { typed, errors, failure: undefined };
  try {
    await changeName(platform, typed);
  } catch (error) {
    return { typed, errors: {}, failure: callFailure(error) };
  }
  return undefined;
}
