import * as openid from 'openid-client';
import { sandboxHeader } from './sandbox-key.ts';
import type { Credentials } from './signed-in.ts';

/** What an application was given for a person: both are secrets of the server. */
export interface Tokens {
  readonly accessToken: string;
  /** Absent where the platform gives none; the sign-in then ends with the access token. */
  readonly refreshToken: string | undefined;
}

/** A platform that takes no such name and password, or not now, or no such application. */
export class RefusedCredentialsError extends Error {
  override name = 'RefusedCredentialsError' as const;
  readonly problem: 'wrong' | 'refused' | 'throttled';

  constructor(problem: 'wrong' | 'refused' | 'throttled') {
    super(`Signing in by name and password was ${problem}.`);
    this.problem = problem;
  }
}

/** One way through the sign-in: what the answer is checked against. */
export interface Attempt {
  readonly state: string;
  /** Verifier of the proof key (RFC 7636). */
  readonly verifier: string;
  readonly redirectUri: string;
}

/** How the page for signing in is shown. */
export interface Asked {
  /** Name that is filled in. */
  readonly username?: string | undefined;
  /** Whether it is shown also to somebody whom the platform knows. */
  readonly isAsked?: boolean;
}

export interface AuthorizationServerOptions {
  /** Address whose `/.well-known/openid-configuration` describes the platform's sign-in. */
  readonly platformUrl: string;
  readonly clientId: string;
}

/** What the apps ask for: the platform's calls, who is signed in, and to stay so. */
export const SCOPE = 'api id profile openid refresh_token';

/** Nobody waits longer for an answer to name and password, in milliseconds. */
const PATIENCE_MS = 30_000;

/** The platform's sign-in for one application without a secret, found by discovery at its first use. */
export class AuthorizationServer {
  readonly #options: AuthorizationServerOptions;
  #found: Promise<openid.Configuration> | undefined;

  constructor(options: AuthorizationServerOptions) {
    this.#options = options;
  }

  /** Address of the sign-in page for an attempt. */
  async signInAddress(attempt: Attempt, { username, isAsked = false }: Asked = {}): Promise<URL> {
    const parameters = new URLSearchParams(await parametersOf(attempt));
    if (username !== undefined) parameters.set('login_hint', username);
    if (isAsked) parameters.set('prompt', 'login');
    return openid.buildAuthorizationUrl(await this.#configuration(), parameters);
  }

  /**
   * Exchanges the code that the platform sent somebody back with.
   *
   * @throws AuthorizationResponseError where the person or the platform has said no
   */
  async exchange(query: string, { state, verifier, redirectUri }: Attempt): Promise<Tokens> {
    const checks = { expectedState: state, pkceCodeVerifier: verifier };
    const answer = new URL(`${redirectUri}?${query}`);
    return tokensOf(await openid.authorizationCodeGrant(await this.#configuration(), answer, checks));
  }

  /**
   * Exchanges what a person has typed, where the application may ask for it itself.
   *
   * @param address of the person, by which the platform tells those who guess passwords from others
   * @throws RefusedCredentialsError; AuthorizationResponseError where the platform refuses the application
   */
  async enter({ username, password }: Credentials, attempt: Attempt, address: string): Promise<Tokens> {
    const configuration = await this.#configuration();
    const parameters = await parametersOf(attempt);
    const answer = await fetch(configuration.serverMetadata().authorization_endpoint ?? '', {
      method: 'POST',
      redirect: 'manual',
      headers: {
        authorization: `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`,
        'auth-request-type': 'Named-User',
        ...(address && { 'x-forwarded-for': address }),
        ...sandboxHeader(),
      },
      body: new URLSearchParams({
        ...parameters,
        response_type: 'code_credentials',
        client_id: this.#options.clientId,
      }),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    const location = answer.headers.get('location');
    if (location === null) throw refusalOf(answer.status, await answer.text());
    return this.exchange(new URL(location).search.slice(1), attempt);
  }

  /** @throws ResponseBodyError where the refresh token is worth nothing any more */
  async refresh(refreshToken: string): Promise<Tokens> {
    const answer = await openid.refreshTokenGrant(await this.#configuration(), refreshToken);
    const renewed = tokensOf(answer);
    // A platform that does not replace refresh tokens sends none along.
    return { ...renewed, refreshToken: renewed.refreshToken ?? refreshToken };
  }

  /** Ends all that came of the sign-in. */
  async revoke({ accessToken, refreshToken }: Tokens): Promise<void> {
    await openid.tokenRevocation(await this.#configuration(), refreshToken ?? accessToken);
  }

  /** A platform that could not be reached is asked again the next time. */
  #configuration(): Promise<openid.Configuration> {
    this.#found ??= discover(this.#options).catch((error: unknown) => {
      this.#found = undefined;
      throw error;
    });
    return this.#found;
  }
}

const parametersOf = async ({ state, verifier, redirectUri }: Attempt): Promise<Record<string, string>> => ({
  redirect_uri: redirectUri,
  scope: SCOPE,
  state,
  code_challenge: await openid.calculatePKCECodeChallenge(verifier),
  code_challenge_method: 'S256',
});

function refusalOf(status: number, text: string): Error {
  if (status >= 500) return new Error(`The platform answered a sign-in by name and password with ${status}.`);
  if (status === 429) return new RefusedCredentialsError('throttled');
  return new RefusedCredentialsError(text.includes('"invalid_grant"') ? 'wrong' : 'refused');
}

function discover({ platformUrl, clientId }: AuthorizationServerOptions): Promise<openid.Configuration> {
  const address = new URL(platformUrl);
  const isPlain = address.protocol === 'http:';
  return openid.discovery(address, clientId, undefined, openid.None(), {
    // A platform without TLS is one of this machine.
    execute: isPlain ? [openid.allowInsecureRequests] : [],
    [openid.customFetch]: (url, options) =>
      fetch(url, { ...options, headers: { ...options.headers, ...sandboxHeader() } } as RequestInit),
  });
}

const tokensOf = (answer: openid.TokenEndpointResponse): Tokens => ({
  accessToken: answer.access_token,
  refreshToken: answer.refresh_token,
});
