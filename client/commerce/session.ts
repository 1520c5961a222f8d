import {
  createBuyerRegistration,
  createSession,
  deleteSession,
  getSession,
  getSessionContext,
} from '#generated/commerce/client.gen.ts';
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
      /** Absent where the platform does not tell. */
      profileName?: Profile;
      /** The buyer's own account; staff has none, and the platform may not tell. */
      accountId?: string;
      language: string;
    };

type SessionInfo = Data<'getSession'>;
type Profile = SessionInfo['profileName'];
export type Credentials = Input<'createSession'>['body'];
export type Registration = Input<'createBuyerRegistration'>['body'];
export type SessionContext = Data<'getSessionContext'>;

/** Tells who is signed in; a guest is an answer, not an error. */
export async function readSession(platform: Platform, options?: { cache: 'reload' }): Promise<Session> {
  return toSession(await platform.read(getSession, {}, options));
}

/** Tells who has signed in at the platform itself; undefined for nobody, and for whom it does not know any more. */
export async function readSignedIn(platform: Platform): Promise<Session | undefined> {
  const info = await readUserInfo(platform);
  if (!info) return undefined;
  const { user_id: userId, preferred_username: username, name: displayName, language = 'de' } = info;
  return { isGuest: false, userId, username, displayName, language };
}

/** Tells for whom the buyer acts and in which buyer groups, for the effective account of the context. */
export const readSessionContext = (platform: Platform): Promise<SessionContext> =>
  platform.read(getSessionContext, {});

/**
 * Signs a person in. What was read before is read again; what is not on the screen is forgotten.
 *
 * @throws FetchError 401 INVALID_LOGIN for a wrong name or password
 */
export async function signIn(platform: Platform, credentials: Credentials): Promise<Session> {
  const session = toSession(await platform.write(createSession, { body: credentials }));
  await forgetUnseen(platform);
  await platform.queryClient.invalidateQueries();
  return session;
}

/**
 * Opens an account for the guest and signs them in; orders and cart of the guest belong to it from then on.
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

/** Signs the person out and forgets everything that was read. */
export async function signOut(platform: Platform): Promise<void> {
  await platform.write(deleteSession, {});
  await forgetUnseen(platform);
  await platform.queryClient.resetQueries();
}

async function forgetUnseen({ queryClient }: Platform): Promise<void> {
  await queryClient.cancelQueries();
  queryClient.removeQueries({ type: 'inactive' });
}

function toSession(info: SessionInfo): Session {
  const { isGuest, userId, username, displayName, profileName, accountId, language } = info;
  if (isGuest || userId === null) return { isGuest: true, language };
  return {
    isGuest: false,
    userId,
    username: username ?? '',
    displayName: displayName ?? username ?? '',
    profileName,
    ...(accountId != null && { accountId }),
    language,
  };
}
