import type { Handler } from '#mock/apis/dispatch/handler.ts';
import { ORGANIZATION_ID } from '#mock/store/metadata-records.ts';
import { identityAddress } from './identity-address.ts';
import { nicknameOf, signedInUser, userTypeOf } from './user-facts.ts';

export const getUserInfo: Handler<'getUserInfo'> = async (_input, { store, session, origin }) => {
  const user = await signedInUser(store, session);
  return {
    status: 200,
    body: {
      sub: identityAddress(origin, user.Id),
      user_id: user.Id,
      organization_id: ORGANIZATION_ID,
      preferred_username: user.Username,
      nickname: nicknameOf(user),
      name: user.Name,
      given_name: user.FirstName,
      family_name: user.LastName,
      email: user.Email,
      email_verified: true,
      zoneinfo: user.TimeZoneSidKey,
      locale: user.LocaleSidKey,
      language: user.LanguageLocaleKey,
      active: user.IsActive,
      user_type: userTypeOf(user),
      updated_at: user.LastModifiedDate,
    },
  };
};
