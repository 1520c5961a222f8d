import { createBuyerRegistration, getSessionContext } from '#generated/commerce/client.gen.ts';
import { resetPassword } from '#generated/platform/client.gen.ts';
import { invalidate } from '../cache/invalidate.ts';
import type { Data, Input } from '../operation.ts';
import type { Platform } from '../platform.ts';
import { readUserInfo } from '../user-info.ts';

/** Who is signed in: a guest has no id, name or account (SF-SESSION-02). */
export type Session =
  | { isGuest: true; language: string }
  | {
      isGuest: false;
      /** Whether the site is shown as a preview to somebody who works on it (SF-SESSION-08). */
      isPreview: boolean;
      userId: string;
      username: string;
      displayName: string;
      language: string;
    };

/** The user type of a site's guests. */
const GUEST = 'GUEST';
/** The user type of those who work for the shop, who alone can be in a preview; buyers are members of its site. */
const STAFF = 'STANDARD';

export type Registration = Input<'createBuyerRegistration'>['body'];
export type SessionContext = Data<'getSessionContext'>;

/** Tells who has signed in; a guest for nobody, and for whom the platform does not know any more. */
export async function readSession(platform: Platform): Promise<Session> {
  const info = await readUserInfo(platform);
  // A site has a user for its guests, who is nobody in particular.
  if (!info || info.user_type === GUEST) return { isGuest: true, language: info?.language ?? 'de' };
  const { user_id: userId, preferred_username: username, name: displayName, language = 'de' } = info;
  const isPreview = info.user_type === STAFF && (await readSessionContext(platform)).isPreview === true;
  return { isGuest: false, isPreview, userId, username, displayName, language };
}

/** Tells for whom the buyer acts and in which buyer groups, for the effective account of the context. */
export const readSessionContext = (platform: Platform): Promise<SessionContext> =>
  platform.read(getSessionContext, {});

/**
 * Has a code sent with which the guest opens an account. Where somebody has one with the mail address already, that person
 * is told by mail, and the answer is the same.
 */
export const register = (
  platform: Platform,
  person: Registration,
): Promise<Data<'createBuyerRegistration'>> => platform.write(createBuyerRegistration, { body: person });

/** Has a code sent for a new password, if there is a buyer of that name; the answer does not tell. */
export async function requestPasswordCode(platform: Platform, username: string): Promise<void> {
  await platform.write(resetPassword, { body: { username } });
}

/** A password that somebody has chosen, with the code that allows it. */
export interface ChosenPassword {
  readonly username: string;
  readonly code: string;
  readonly password: string;
}

/**
 * Changes the password of a buyer, or opens the account that was registered; orders and cart of the guest belong to it
 * from then on.
 *
 * @throws FetchError 400 INVALID_OTP where the code is wrong or no longer good
 */
export async function choosePassword(
  platform: Platform,
  { username, code, password }: ChosenPassword,
): Promise<void> {
  await platform.write(resetPassword, { body: { username, otp: code, newpassword: password } });
  await forgetUnseen(platform);
  await invalidate(platform.queryClient, {});
}

/** Whether the platform's version lets guests open an account (SF-SESSION-51). */
export const offersRegistration = (platform: Platform): Promise<boolean> =>
  platform.offers(createBuyerRegistration);

async function forgetUnseen({ queryClient }: Platform): Promise<void> {
  await queryClient.cancelQueries();
  queryClient.removeQueries({ type: 'inactive' });
}
