import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  AuthorizationResponseError,
  ClientError,
  ResponseBodyError,
  randomPKCECodeVerifier,
  randomState,
} from 'openid-client';
import { type CookieScope, hostCookieName, readCookies, writeCookie } from '../cookies.ts';
import { type Called, callerAddress } from '../server/caller-address.ts';
import { sendError } from '../server/errors.ts';
import { type Attempt, AuthorizationServer, RefusedCredentialsError } from './authorization-server.ts';
import { createSeal, type Seal } from './seal.ts';
import type { Credentials, SignInProblem } from './signed-in.ts';
import { SignedInVisitor } from './signed-in-visitor.ts';
import { Visitors } from './visitors.ts';

export interface SignInOptions extends CookieScope {
  readonly app: string;
  readonly platformUrl: string;
  /** Id of the application that the platform knows the app as. */
  readonly clientId: string;
  /** Seals what browsers keep; see Seal. */
  readonly secret: string;
  readonly paths: SignInPaths;
}

/** Paths of the sign-in at the app's own origin, below its path where it has one. */
export interface SignInPaths {
  /** Leads to the platform; `return` names the page to come back to, and `username` who is likely to sign in. */
  readonly begin: string;
  /** Where the platform sends people back to. */
  readonly answer: string;
  /** Signs out. */
  readonly end: string;
  /** Page for whoever could not be signed in; the reason goes along as `problem`. */
  readonly problem: string;
}

/** What is looked at of a request. */
export type Asking = Called;

/** Somebody who has just signed in, as the browser is to keep it, or why nobody has. */
export type Entered = { readonly cookie: string } | { readonly problem: SignInProblem };

/** Nobody takes longer for the sign-in page, in seconds. */
const ATTEMPT_SECONDS = 15 * 60;

/**
 * Signs people in at the platform by a code with a proof key (RFC 7636). The tokens stay on the server: the browser keeps
 * them sealed.
 */
export class SignIn {
  readonly #visitors: Visitors;
  readonly #options: SignInOptions;
  readonly #server: AuthorizationServer;
  readonly #attempts: Seal;

  constructor(options: SignInOptions) {
    this.#options = options;
    this.#server = new AuthorizationServer(options);
    this.#visitors = new Visitors({ ...options, server: this.#server });
    this.#attempts = createSeal(options.secret, `${options.app} attempt`);
  }

  /** Whether a path is one of the sign-in. */
  owns = (path: string): boolean => [this.#paths.begin, this.#paths.answer, this.#paths.end].includes(path);

  /** Who sends a request; undefined for somebody who has not signed in. */
  signedIn = async (request: Asking): Promise<SignedInVisitor | undefined> => {
    const tokens = await this.#visitors.of(request);
    return tokens && new SignedInVisitor(tokens, { server: this.#server, visitors: this.#visitors });
  };

  /** Signs somebody in by what they have typed in a page of the app. */
  async enter(credentials: Credentials, request: Asking): Promise<Entered> {
    try {
      const tokens = await this.#server.enter(
        credentials,
        this.#newAttempt(request),
        callerAddress(request, this.#options.secure),
      );
      await this.#endFormer(request);
      return { cookie: await this.#visitors.keep(tokens) };
    } catch (error) {
      return { problem: problemOf(error) };
    }
  }

  async answer(path: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const isEnd = path === this.#paths.end;
    if (request.method !== (isEnd ? 'POST' : 'GET'))
      return sendError(response, 405, 'METHOD_NOT_ALLOWED', `Send ${isEnd ? 'POST' : 'GET'} here.`);
    if (isEnd) return this.#end(request, response);
    if (path === this.#paths.begin) return this.#begin(request, response);
    return this.#receive(request, response);
  }

  async #begin(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const attempt = this.#newAttempt(request);
    const asked = new URLSearchParams(queryOf(request));
    const returnTo = ownPath(asked.get('return'));
    try {
      const username = asked.get('username') ?? undefined;
      const isAsked = username !== undefined || this.#hasLeft(request);
      const address = await this.#server.signInAddress(attempt, { username, isAsked });
      const sealed = await this.#attempts.close({ ...attempt, returnTo }, ATTEMPT_SECONDS);
      redirect(response, address.href, [this.#attemptCookie(sealed, ATTEMPT_SECONDS)]);
    } catch (error) {
      this.#fail(response, error);
    }
  }

  async #receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const attempt = await this.#attempts.open(readCookies(request.headers.cookie)[this.#attemptName]);
    if (!attempt) return this.#fail(response);
    try {
      const tokens = await this.#server.exchange(queryOf(request), attempt as unknown as Attempt);
      await this.#endFormer(request);
      const cookies = [await this.#visitors.keep(tokens), this.#attemptCookie('', 0), this.#leftCookie('')];
      redirect(response, this.#below(ownPath(String(attempt.returnTo))), cookies);
    } catch (error) {
      this.#fail(response, error);
    }
  }

  async #end(request: IncomingMessage, response: ServerResponse): Promise<void> {
    await (await this.signedIn(request))?.end();
    const cookies = [this.#visitors.forget(), this.#leftCookie('1')];
    response.writeHead(204, { 'set-cookie': cookies, 'cache-control': 'no-store' }).end();
  }

  /** What a browser was signed in with before is worth nothing any more. */
  async #endFormer(request: Asking): Promise<void> {
    await (await this.signedIn(request))?.end();
  }

  #fail(response: ServerResponse, error?: unknown): void {
    const address = this.#below(`${this.#paths.problem}?problem=${problemOf(error)}`);
    redirect(response, address, [this.#attemptCookie('', 0)]);
  }

  #newAttempt({ headers: { host } }: Asking): Attempt {
    const redirectUri = `${this.#options.secure ? 'https' : 'http'}://${host}${this.#below(this.#paths.answer)}`;
    return { state: randomState(), verifier: randomPKCECodeVerifier(), redirectUri };
  }

  /** A path of the app as browsers address it. */
  #below(path: string): string {
    return (this.#options.path ?? '') + path;
  }

  get #paths(): SignInPaths {
    return this.#options.paths;
  }

  /** Whoever has signed out is not signed in again by what the platform still knows of them. */
  #hasLeft({ headers }: Asking): boolean {
    return readCookies(headers.cookie)[this.#leftName] !== undefined;
  }

  get #leftName(): string {
    return hostCookieName(`${this.#options.app}_left`, this.#options);
  }

  /** Lasts as long as the visit, or is taken back. */
  #leftCookie(value: string): string {
    const { secure, path } = this.#options;
    return writeCookie(this.#leftName, value, { secure, path, ...(!value && { maxAgeSeconds: 0 }) });
  }

  get #attemptName(): string {
    return hostCookieName(`${this.#options.app}_sign_in`, this.#options);
  }

  #attemptCookie(value: string, maxAgeSeconds: number): string {
    const { secure, path } = this.#options;
    return writeCookie(this.#attemptName, value, { secure, path, maxAgeSeconds });
  }
}

/** Without an attempt of this browser, an answer is nobody's: of a link that was passed on, or of a page left open. */
function problemOf(error: unknown): SignInProblem {
  if (error === undefined) return 'interrupted';
  if (error instanceof RefusedCredentialsError) return error.problem;
  if (error instanceof AuthorizationResponseError)
    return error.error === 'access_denied' ? 'denied' : 'refused';
  if (error instanceof ResponseBodyError) return 'refused';
  return error instanceof ClientError && error.code === 'OAUTH_INVALID_RESPONSE'
    ? 'interrupted'
    : 'unreachable';
}

const queryOf = ({ url = '' }: IncomingMessage): string => url.split('?', 2)[1] ?? '';

/** A path of this app; the beginning for anything that names another host. */
function ownPath(path: string | null): string {
  return path && /^\/(?![/\\])/.test(path) && !/\p{Cc}/u.test(path) ? path : '/';
}

function redirect(response: ServerResponse, location: string, cookies: readonly string[]): void {
  const headers = { location, 'set-cookie': [...cookies], 'cache-control': 'no-store', 'content-length': 0 };
  response.writeHead(302, headers).end();
}
