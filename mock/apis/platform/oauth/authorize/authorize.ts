import { timingSafeEqual } from 'node:crypto';
import type { Handler, RequestContext } from '#mock/apis/dispatch/handler.ts';
import { prepared } from '#mock/apis/dispatch/prepared.ts';
import type { Session, UserSession } from '#mock/model/sessions/session.ts';
import { openingCookie } from '#mock/model/sessions/session-cookie.ts';
import { SignInThrottled } from '#mock/model/sessions/sign-in-throttle.ts';
import { canSignIn, openSession, SESSION_SECONDS } from '#mock/model/sessions/stored-sessions.ts';
import { verifyLogin } from '#mock/model/sessions/verify-login.ts';
import type { Row } from '#mock/store/row.ts';
import { consentPage, loginPage, problemPage } from '../pages/sign-in-pages.ts';
import { addCode } from './authorization-codes.ts';
import { type AuthorizationRequest, type Judged, judge, type Query } from './authorization-request.ts';
import { asksByCredentials, byCredentials, userOfCredentials } from './by-credentials.ts';
import { found, redirection } from './redirection.ts';

/** Shows the page to sign in, or to consent to whoever has signed in (PF-DOOR-14). */
export const startAuthorization: Handler<'startAuthorization'> = async ({ query }, context) => {
  const judged = await judge(context.store, query);
  if (judged.kind !== 'valid') return refusal(judged, context);
  const person = personOf(context.session);
  const action = addressOf(query, context);
  if (!person || query.prompt === 'login')
    return { status: 200, ...loginPage(judged.request, { action, hint: query.login_hint }, context) };
  if (judged.request.application.IsPreauthorized__c) return grant(judged.request, person, context);
  return { status: 200, ...consentPage(judged.request, action, person, context) };
};

/** Takes what a person enters on either page. */
export const submitAuthorization = prepared<'submitAuthorization'>(
  async ({ query, headers, body: form }, outside) => {
    const who = await userIn(form, outside);
    return async (context) => {
      if (asksByCredentials(form)) return byCredentials(headers, form, context, who.user);
      const judged = await judge(context.store, query);
      if (judged.kind !== 'valid') return refusal(judged, context);
      return form.has('decision')
        ? decide(judged.request, query, form, context)
        : signIn(judged.request, query, { username: nameIn(form), ...who }, context);
    };
  },
);

/** Who signs in, if anybody, or why nobody may for a while. */
interface Who {
  readonly user?: Row<'User'> | undefined;
  readonly throttled?: SignInThrottled;
}

/** Whoever the name and the password of a form belong to; nobody where it holds a decision. */
async function userIn(form: URLSearchParams, outside: RequestContext): Promise<Who> {
  if (asksByCredentials(form)) return { user: await userOfCredentials(outside) };
  if (form.has('decision')) return {};
  const checked = verifyLogin(outside, nameIn(form), form.get('password') ?? '');
  return checked.then((user) => ({ user }), onThePage);
}

/** A program is told by the answer, a person by the page. */
function onThePage(error: unknown): Who {
  if (error instanceof SignInThrottled) return { throttled: error };
  throw error;
}

const nameIn = (form: URLSearchParams): string => form.get('username') ?? '';

/** What was typed in the page, and what came of it. */
interface Entered extends Who {
  readonly username: string;
}

async function signIn(
  request: AuthorizationRequest,
  query: Query,
  { username, user, throttled }: Entered,
  context: RequestContext,
) {
  const { store, now, origin } = context;
  const form = { action: addressOf(query, context), refused: username };
  if (throttled) {
    const { retryAfterSeconds } = throttled;
    const { headers, body } = loginPage(request, { ...form, retryAfterSeconds }, context);
    return {
      status: 429 as const,
      headers: { ...headers, 'retry-after': String(retryAfterSeconds) },
      body,
    };
  }
  if (!canSignIn(user)) return { status: 200 as const, ...loginPage(request, form, context) };
  const { token } = await openSession(store, { userId: user.Id }, now);
  await store.update('User', user.Id, { LastLoginDate: now.toISOString() });
  return found(addressOf(query, context), { 'set-cookie': openingCookie(token, SESSION_SECONDS, origin) });
}

async function decide(
  request: AuthorizationRequest,
  query: Query,
  form: URLSearchParams,
  context: RequestContext,
) {
  const person = personOf(context.session);
  if (!person) return found(addressOf(query, context));
  if (!isSame(form.get('csrf_token') ?? '', person.csrfToken))
    return { status: 400 as const, ...problemPage('staleForm', context) };
  if (form.get('decision') === 'allow') return grant(request, person, context);
  const { redirectUri, state } = request;
  const refusal = { error: 'access_denied', error_description: 'end-user denied authorization' };
  return found(redirection(redirectUri, { ...refusal, state }));
}

async function grant(request: AuthorizationRequest, { userId }: UserSession, context: RequestContext) {
  const { redirectUri, state } = request;
  return found(redirection(redirectUri, { code: await addCode(request, userId, context), state }));
}

function refusal(judged: Exclude<Judged, { kind: 'valid' }>, context: RequestContext) {
  if (judged.kind === 'refused') return found(judged.location);
  return { status: 400 as const, ...problemPage(judged.problem, context) };
}

/** Who signed in by hand; what an application was granted is no ground for granting more. */
function personOf(session: Session): UserSession | undefined {
  return session.isGuest || session.scopes ? undefined : session;
}

function isSame(sent: string, expected: string): boolean {
  const [one, other] = [Buffer.from(sent), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}

/** The address of these pages for the same request, in which nobody has to sign in once more. */
function addressOf({ prompt: _, ...query }: Query, { origin }: Pick<RequestContext, 'origin'>): string {
  const known = Object.entries(query).filter((pair): pair is [string, string] => pair[1] !== undefined);
  return `${origin}/services/oauth2/authorize?${new URLSearchParams(known)}`;
}
