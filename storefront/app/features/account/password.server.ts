import { createCart } from '#client/commerce/cart.ts';
import { hasGuestCart, rememberGuestCart } from '#client/commerce/guest-cart.ts';
import { choosePassword, requestPasswordCode } from '#client/commerce/session.ts';
import { FetchError } from '#client/errors/index.ts';
import type { CallFailure } from '../../failures/call-failure.ts';
import { callFailure } from '../../failures/failures.server.ts';
import type { FieldErrors } from '../../forms/form-text.ts';
import type { Shop } from '../../platform/shop.server.ts';
import { isEmail, type PasswordError, passwordErrors, type TypedCode } from './password.ts';

/** To whom a code was sent in this visit. */
export interface CodeSent {
  email: string;
  /** For an account that is about to be opened. */
  isNew: boolean;
}

const key = 'codeSent';

export const keepCodeSent = ({ visit }: Shop, sent: CodeSent): void =>
  visit.setItem(key, JSON.stringify(sent));

/** The code that was sent last in this visit; a damaged memory counts as none. */
export function codeSent({ visit }: Shop): CodeSent | undefined {
  try {
    const { email, isNew } = JSON.parse(visit.getItem(key) ?? '{}') as Partial<CodeSent>;
    return email ? { email, isNew: isNew === true } : undefined;
  } catch {
    return undefined;
  }
}

/** Why a password was not saved, or no code asked for. */
export interface RefusedPassword<Typed = TypedCode> {
  typed: Typed;
  errors: FieldErrors<PasswordError>;
  failure: CallFailure | undefined;
}

/** Has a code sent; answers why not. */
export async function requestCode(
  shop: Shop,
  email: string,
): Promise<RefusedPassword<{ email: string }> | undefined> {
  const typed = { email };
  if (!isEmail(email)) return { typed, errors: { email: 'email' }, failure: undefined };
  try {
    await requestPasswordCode(shop.platform, email);
  } catch (error) {
    return { typed, errors: {}, failure: callFailure(error) };
  }
  keepCodeSent(shop, { email, isNew: codeSent(shop)?.isNew === true });
  return undefined;
}

/** Saves the password that was chosen; answers why not. */
export async function savePassword(
  shop: Shop,
  { password, ...typed }: TypedCode & { password: string },
): Promise<RefusedPassword | undefined> {
  const errors = passwordErrors({ ...typed, password });
  if (Object.keys(errors).length > 0) return { typed, errors, failure: undefined };
  try {
    await choosePassword(shop.platform, { username: typed.email, code: typed.code, password });
  } catch (error) {
    const isWrong = error instanceof FetchError && error.code === 'INVALID_OTP';
    if (isWrong) return { typed, errors: { code: 'wrongCode' }, failure: undefined };
    return { typed, errors: {}, failure: callFailure(error) };
  }
  shop.visit.removeItem(key);
  await forgetTakenCart(shop);
  return undefined;
}

/** A guest who has opened an account has no cart any more: it has become the buyer's own, and there is none to merge. */
async function forgetTakenCart({ kept, platform, session }: Shop): Promise<void> {
  if (!hasGuestCart(kept)) return;
  const cart = await createCart(platform)
    .summary()
    .catch(() => undefined);
  if (cart === null) rememberGuestCart(kept, session, null);
}
