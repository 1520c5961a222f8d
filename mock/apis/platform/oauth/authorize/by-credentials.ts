import type { HandlerInput, RequestContext } from '#mock/apis/dispatch/handler.ts';
import { canSignIn } from '#mock/model/sessions/stored-sessions.ts';
import { verifyLogin } from '#mock/model/sessions/verify-login.ts';
import type { Row } from '#mock/store/row.ts';
import { basicCredentials } from '../basic-credentials.ts';
import { optional } from '../form.ts';
import { OAuthError, orRefusal } from '../oauth-error.ts';
import { problemPage } from '../pages/sign-in-pages.ts';
import { addCode } from './authorization-codes.ts';
import { judge, type Query } from './authorization-request.ts';
import { found, redirection } from './redirection.ts';

const RESPONSE_TYPE = 'code_credentials';
const REQUEST_TYPE = 'Named-User';

/** Whether an application sends a person's name and password itself. */
export const asksByCredentials = (form: URLSearchParams): boolean =>
  form.get('response_type') === RESPONSE_TYPE;

/** Gives an application that may ask for name and password itself a code for them at once (PF-DOOR-26). */
export async function byCredentials(
  headers: HandlerInput<'submitAuthorization'>['headers'],
  form: URLSearchParams,
  context: RequestContext,
  user: Row<'User'> | undefined,
) {
  return orRefusal(async () => {
    const judged = await judge(context.store, queryOf(form), RESPONSE_TYPE);
    if (judged.kind === 'untrusted') return { status: 400 as const, ...problemPage(judged.problem, context) };
    if (judged.kind === 'refused') return found(judged.location);
    const { application, redirectUri, state } = judged.request;
    if (!application.TakesCredentials__c)
      throw new OAuthError('unauthorized_client', 'the application may not ask for credentials');
    if (headers['Auth-Request-Type'] !== REQUEST_TYPE)
      throw new OAuthError('invalid_request', `the header Auth-Request-Type must be ${REQUEST_TYPE}`);
    if (!canSignIn(user)) throw new OAuthError('invalid_grant', 'authentication failure');
    await context.store.update('User', user.Id, { LastLoginDate: context.now.toISOString() });
    return found(redirection(redirectUri, { code: await addCode(judged.request, user.Id, context), state }));
  });
}

/** Whoever the name and the password in Basic authorization belong to. */
export function userOfCredentials(outside: RequestContext): Promise<Row<'User'> | undefined> {
  const { name = '', password = '' } = basicCredentials(outside.authorization) ?? {};
  return verifyLogin(outside, name, password);
}

/** The parameters of the address, which come in the body here. */
function queryOf(form: URLSearchParams): Query {
  const names = [
    'response_type',
    'client_id',
    'redirect_uri',
    'scope',
    'state',
    'code_challenge',
    'code_challenge_method',
    'nonce',
  ] as const;
  return Object.fromEntries(names.map((name) => [name, optional(form, name)]));
}
