import type { components } from '#generated/platform/types.gen.ts';
import type { Handler, RequestContext } from '#mock/apis/dispatch/handler.ts';
import { hashToken } from '#mock/model/sessions/session-token.ts';
import { canSignIn } from '#mock/model/sessions/stored-sessions.ts';
import type { Row } from '#mock/store/row.ts';
import type { Store } from '#mock/store/store.ts';
import { identityAddress } from '../identity/identity-address.ts';
import { provenApplication } from './application.ts';
import { required } from './form.ts';
import { orClientRefusal } from './oauth-error.ts';

type TokenState = components['schemas']['TokenState'];

/** What the store keeps of either kind of token. */
interface StoredToken {
  readonly type: NonNullable<TokenState['token_type']>;
  readonly applicationId: string | null;
  readonly userId: string;
  readonly scope: string | null;
  readonly since: string;
  readonly until: string;
}

/** Tells an application the state of a token of its own, and nothing of others (PF-DOOR-08). */
export const evaluateAccessToken: Handler<'evaluateAccessToken'> = ({ body: form }, context) =>
  orClientRefusal(async () => {
    const { store, authorization } = context;
    const { record } = await provenApplication(store, form, authorization);
    const token = await findToken(store, hashToken(required(form, 'token')));
    const isOwn = token?.applicationId === record.Id;
    return { status: 200 as const, body: isOwn ? await stateOf(token, record, context) : { active: false } };
  });

async function stateOf(
  { type, userId, scope, since, until }: StoredToken,
  { ConsumerKey__c }: Row<'ConnectedApplication'>,
  { store, now, origin }: RequestContext,
): Promise<TokenState> {
  const user = await store.get('User', userId);
  if (new Date(until) <= now || !canSignIn(user)) return { active: false };
  return {
    active: true,
    scope: scope ?? '',
    client_id: ConsumerKey__c,
    username: user.Username,
    sub: identityAddress(origin, userId),
    token_type: type,
    iat: seconds(since),
    nbf: seconds(since),
    exp: seconds(until),
  };
}

async function findToken(store: Store, TokenHash__c: string): Promise<StoredToken | undefined> {
  const access = await store.findOne('AuthSession', { where: { TokenHash__c } });
  if (access)
    return {
      type: 'access_token',
      applicationId: access.ConnectedApplicationId__c,
      userId: access.UsersId,
      scope: access.Scopes__c,
      since: access.CreatedDate,
      until: access.ExpiresAt__c,
    };
  const refresh = await store.findOne('OauthToken', { where: { TokenHash__c, ReplacedAt__c: null } });
  return (
    refresh && {
      type: 'refresh_token',
      applicationId: refresh.ConnectedApplicationId__c,
      userId: refresh.UserId,
      scope: refresh.Scopes__c,
      since: refresh.CreatedDate,
      until: refresh.ExpiresAt__c,
    }
  );
}

function seconds(moment: string): number {
  return Math.floor(new Date(moment).getTime() / 1000);
}
