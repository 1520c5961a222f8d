import * as openid from 'openid-client';

/** What an application was given for a person: both are secrets of the server. */
export interface Tokens {
  readonly accessToken: string;
  /** Absent where the platform gives none; the sign-in then ends with the access token. */
  readonly refreshToken: string | undefined;
}

/** One way through the sign-in: what the answer is checked against. */
export interface Attempt {
  readonly state: string;
  /** Verifier of the proof key (RFC 7636). */
  readonly verifier: string;
  readonly redirectUri: string;
}

export interface AuthorizationServerOptions {
  /** Address whose `/.well-known/openid-configuration` describes the platform's sign-in. */
  readonly platformUrl: string;
  readonly clientId: string;
}

/** What the apps ask for: the platform's calls, who is signed in, and to stay so. */
const SCOPE = 'api id profile openid refresh_token';

/** The platform's sign-in for one application without a secret, found by discovery at its first use. */
export class AuthorizationServer {
  readonly #options: AuthorizationServerOptions;
  #found: Promise<openid.Configuration> | undefined;

  constructor(options: AuthorizationServerOptions) {
    this.#options = options;
  }

  /** Address of the sign-in page for an attempt. */
  async signInAddress({ state, verifier, redirectUri }: Attempt): Promise<URL> {
    return openid.buildAuthorizationUrl(await this.#configuration(), {
      redirect_uri: redirectUri,
      scope: SCOPE,
      state,
      code_challenge: await openid.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
    });
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

function discover({ platformUrl, clientId }: AuthorizationServerOptions): Promise<openid.Configuration> {
  const address = new URL(platformUrl);
  const isPlain = address.protocol === 'http:';
  return openid.discovery(address, clientId, undefined, openid.None(), {
    // A platform without TLS is one of this machine.
    execute: isPlain ? [openid.allowInsecureRequests] : [],
  });
}

const tokensOf = (answer: openid.TokenEndpointResponse): Tokens => ({
  accessToken: answer.access_token,
  refreshToken: answer.refresh_token,
});
