import { createBuyerRegistration, getSessionContext } from '#generated/commerce/client.gen.ts';
import type { Data, Input } from '../operation.ts';
import type { Platform } from '../platform.ts';
import { readUserInfo } from '../user-info.ts';

/** Who is signed in: a guest has no id, name or account (SF-SESSION-02). */
export type Session =
  | { isGuest: true; language: string }
  | {
      isGuest: false;
      userId: string;
      username: string;
      displayName: string;
      language: string;
    };

/** The user type of a site's guests. */
const GUEST = 'GUEST';

export type Registration = Input<'createBuyerRegistration'>['body'];
export type SessionContext = Data<'getSessionContext'>;

/** Tells who has signed in; a guest for nobody, and for whom the platform does not know any more. */
export async function readSession(platform: Platform): Promise<Session> {
  const info = await readUserInfo(platform);
  // A site has a user for its guests, who is nobody in particular.
  if (!info || info.user_type === GUEST) return { isGuest: true, language: info?.language ?? 'de' };
  const { user_id: userId, preferred_username: username, name: displayName, language = 'de' } = info;
  return { isGuest: false, userId, username, displayName, language };
}

/** Tells for whom the buyer acts and in which buyer groups, for the effective account of the context. */
export const readSessionContext = (platform: Platform): Promise<SessionContext> =>
  platform.read(getSessionContext, {});

/**
 * Opens an account for the guest; orders and cart of the guest belong to it from then on.
 *
 * @throws FetchError 409 DUPLICATE_USERNAME where there is an account with that mail address
 */
export async function register(
  platform: Platform,
  person: Registration,
): Promise<Data<'createBuyerRegistration'>> {
  const opened = await platform.write(createBuyerRegistration, { body: person });
  await forgetUnseen(platform);
  await platform.queryClient.invalidateQueries();
  return opened;
}

/** Whether the platform's version lets guests open an account (SF-SESSION-51). */
export const offersRegistration = (platform: Platform): Promise<boolean> =>
  platform.offers(createBuyerRegistration);

async function forgetUnseen({ queryClient }: Platform): Promise<void> {
  await queryClient.cancelQueries();
  queryClient.removeQueries({ type: 'inactive' });
}
