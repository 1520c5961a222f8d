import type { Handler, RequestContext } from '#mock/apis/dispatch/handler.ts';
import { type KnownApplication, provenApplication } from './application.ts';
import { required } from './form.ts';
import { byAuthorizationCode } from './grants/authorization-code.ts';
import { byClientCredentials } from './grants/client-credentials.ts';
import { byPassword } from './grants/password.ts';
import { byRefreshToken } from './grants/refresh-token.ts';
import { OAuthError, orClientRefusal } from './oauth-error.ts';
import { type Granted, tokenAnswer } from './token-answer.ts';

/** Finds out whom an application is given a token for, or refuses. */
type Grant = (
  form: URLSearchParams,
  application: KnownApplication,
  context: RequestContext,
) => Promise<Granted>;

const grants = new Map<string, Grant>([
  ['authorization_code', byAuthorizationCode],
  ['password', byPassword],
  ['client_credentials', byClientCredentials],
  ['refresh_token', byRefreshToken],
]);

export const createAccessToken: Handler<'createAccessToken'> = async ({ body: form }, context) =>
  orClientRefusal(async () => {
    const grant = grants.get(required(form, 'grant_type'));
    if (!grant) throw new OAuthError('unsupported_grant_type', 'grant type not supported');
    const application = await provenApplication(context.store, form, context.authorization);
    const granted = await grant(form, application, context);
    return { status: 200 as const, body: await tokenAnswer(application, granted, context) };
  });
