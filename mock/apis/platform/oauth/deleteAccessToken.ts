import type { Handler } from '#mock/apis/dispatch/handler.ts';
import { hashToken } from '#mock/model/sessions/session-token.ts';
import { required } from './form.ts';
import { orRefusal } from './oauth-error.ts';
import { endGrant } from './refresh-tokens.ts';

/** Ends an access token, or a refresh token and what came of it (PF-DOOR-07). */
export const deleteAccessToken: Handler<'deleteAccessToken'> = ({ body: form }, { store }) =>
  orRefusal(async () => {
    const TokenHash__c = hashToken(required(form, 'token'));
    await store.deleteWhere('AuthSession', { TokenHash__c });
    const refresh = await store.findOne('OauthToken', { where: { TokenHash__c } });
    if (refresh) await endGrant(store, refresh.GrantId__c);
    return { status: 200 as const };
  });
