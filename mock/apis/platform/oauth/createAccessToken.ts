import type { RequestContext } from '#mock/apis/dispatch/handler.ts';
import { prepared } from '#mock/apis/dispatch/prepared.ts';
import type { Row } from '#mock/store/row.ts';
import { type KnownApplication, provenApplication } from './application.ts';
import { required } from './form.ts';
import { byAuthorizationCode } from './grants/authorization-code.ts';
import { byClientCredentials } from './grants/client-credentials.ts';
import { byPassword, PASSWORD, userOfPassword } from './grants/password.ts';
import { byRefreshToken } from './grants/refresh-token.ts';
import { OAuthError, orClientRefusal } from './oauth-error.ts';
import { type Granted, tokenAnswer } from './token-answer.ts';

/** Finds out whom an application is given a token for, or refuses. */
type Grant = (
  form: URLSearchParams,
  application: KnownApplication,
  context: RequestContext,
  /** Whoever the password in the form belongs to. */
  user: Row<'User'> | undefined,
) => Promise<Granted>;

const grants = new Map<string, Grant>([
  ['authorization_code', byAuthorizationCode],
  [PASSWORD, byPassword],
  ['client_credentials', byClientCredentials],
  ['refresh_token', byRefreshToken],
]);

export const createAccessToken = prepared<'createAccessToken'>(async ({ body: form }, outside) => {
  const user = await userOfPassword(form, outside);
  return (context) => orClientRefusal(() => answer(form, context, user));
});

async function answer(form: URLSearchParams, context: RequestContext, user: Row<'User'> | undefined) {
  const grant = grants.get(required(form, 'grant_type'));
  if (!grant) throw new OAuthError('unsupported_grant_type', 'grant type not supported');
  const application = await provenApplication(context.store, form, context.authorization);
  const granted = await grant(form, application, context, user);
  return { status: 200 as const, body: await tokenAnswer(application, granted, context) };
}
