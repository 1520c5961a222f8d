import type { Handler } from '#mock/apis/dispatch/handler.ts';
import { notFound } from '#mock/engine/errors/not-found.ts';
import { requireUser } from '#mock/model/sessions/require-user.ts';
import { toLongId } from '#mock/store/ids.ts';
import { ORGANIZATION_ID } from '#mock/store/metadata-records.ts';
import { identityAddress } from './identity-address.ts';
import { nicknameOf, signedInUser, standardOffsetMs, userTypeOf } from './user-facts.ts';

/** Tells who a token stands for; of nobody else (PF-DOOR-09). */
export const getIdentity: Handler<'getIdentity'> = async ({ path }, { store, session, origin, now }) => {
  const isOwn = toLongId(path.userId) === requireUser(session).userId;
  if (!isOwn || toLongId(path.organizationId) !== ORGANIZATION_ID) throw notFound();
  const user = await signedInUser(store, session);
  return {
    status: 200,
    body: {
      id: identityAddress(origin, user.Id),
      asserted_user: true,
      user_id: user.Id,
      organization_id: ORGANIZATION_ID,
      username: user.Username,
      nick_name: nicknameOf(user),
      display_name: user.Name,
      email: user.Email,
      email_verified: true,
      first_name: user.FirstName,
      last_name: user.LastName,
      timezone: user.TimeZoneSidKey,
      active: user.IsActive,
      user_type: userTypeOf(user),
      language: user.LanguageLocaleKey,
      locale: user.LocaleSidKey,
      utcOffset: standardOffsetMs(user.TimeZoneSidKey, { year: now.getUTCFullYear() }),
      last_modified_date: user.LastModifiedDate,
      is_app_installed: true,
      urls: addressesOf(origin),
    },
  };
};

/** Addresses of the APIs, in which the version is left open. */
function addressesOf(origin: string): Record<string, string> {
  const rest = `${origin}/services/data/v{version}/`;
  return {
    enterprise: `${origin}/services/Soap/c/{version}`,
    partner: `${origin}/services/Soap/u/{version}`,
    rest,
    sobjects: `${rest}sobjects/`,
    search: `${rest}search/`,
    query: `${rest}query/`,
    recent: `${rest}recent/`,
  };
}
