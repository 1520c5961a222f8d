import type { RequestContext } from '#mock/apis/dispatch/handler.ts';
import { escapeHtml } from '#mock/engine/text/escape-html.ts';
import type { UserSession } from '#mock/model/sessions/session.ts';
import type { AuthorizationRequest } from '../authorize/authorization-request.ts';
import { page } from './page.ts';
import { type Problem, texts } from './texts.ts';

type Context = Pick<RequestContext, 'language'>;

interface LoginForm {
  readonly action: string;
  /** Name that did not come through. */
  readonly refused?: string;
  /** Seconds to wait after too many refusals. */
  readonly retryAfterSeconds?: number;
  /** Name of whoever is likely to sign in. */
  readonly hint?: string | undefined;
}

/** The page on which a person signs in, for an application. */
export function loginPage(
  { application: { Name, IsPreauthorized__c }, redirectUri }: AuthorizationRequest,
  { action, refused, retryAfterSeconds, hint = '' }: LoginForm,
  { language }: Context,
) {
  const say = texts[language];
  const isRefused = refused !== undefined;
  const name = refused ?? hint;
  const reason =
    retryAfterSeconds === undefined ? say.wrongLogin : say.throttled(Math.ceil(retryAfterSeconds / 60));
  const fault = isRefused ? `<p class="fault" role="alert" id="fault">${reason}</p>` : '';
  const described = isRefused ? ' aria-invalid="true" aria-describedby="fault"' : '';
  return page({
    language,
    title: say.signIn,
    // Nobody is asked, so that the form is what leads back.
    ...(IsPreauthorized__c && { leadsTo: redirectUri }),
    content: `<p>${escapeHtml(say.signInFor(Name))}</p>${fault}
<form method="post" action="${escapeHtml(action)}">
<label for="username">${say.username}</label>
<input id="username" name="username" autocomplete="username" required value="${escapeHtml(name)}"${described}${name ? '' : ' autofocus'}>
<label for="password">${say.password}</label>
<input id="password" name="password" type="password" autocomplete="current-password" required${described}${name ? ' autofocus' : ''}>
<button class="wide">${say.signIn}</button></form>`,
  });
}

/** The page on which a person grants what an application asks for, or not. */
export function consentPage(
  { application: { Name }, scopes, redirectUri }: AuthorizationRequest,
  action: string,
  { displayName, csrfToken }: UserSession,
  { language }: Context,
) {
  const say = texts[language];
  const wishes = new Set(scopes.map((scope) => say.scopes[scope]));
  return page({
    language,
    title: say.allowAccess,
    leadsTo: redirectUri,
    content: `<p>${escapeHtml(say.asks(Name))}</p>
<ul>${[...wishes].map((wish) => `<li>${escapeHtml(wish)}</li>`).join('')}</ul>
<form method="post" action="${escapeHtml(action)}">
<input type="hidden" name="csrf_token" value="${escapeHtml(csrfToken)}">
<div class="row"><button name="decision" value="allow">${say.allow}</button>
<button class="quiet" name="decision" value="deny">${say.deny}</button></div></form>
<p>${escapeHtml(say.signedInAs(displayName))} <a href="${escapeHtml(`${action}&prompt=login`)}">${say.otherAccount}</a></p>`,
  });
}

/** The page that says who is signed in. */
export function signedInPage({ displayName }: UserSession, { language }: Context) {
  const say = texts[language];
  return page({
    language,
    title: say.signedIn,
    content: `<p>${escapeHtml(say.signedInAs(displayName))}</p>`,
  });
}

/** The page that says why nobody is sent on, and what to do. */
export function problemPage(problem: Problem, { language }: Context) {
  const say = texts[language];
  return page({ language, title: say.notPossible, content: `<p class="fault">${say.problems[problem]}</p>` });
}
