import type { IncomingMessage } from 'node:http';
import { ResponseBodyError } from 'openid-client';
import { type CookieScope, hostCookieName, readCookies, writeCookie } from '../cookies.ts';
import type { AuthorizationServer, Tokens } from './authorization-server.ts';
import { createSeal } from './seal.ts';

export interface VisitorsOptions extends CookieScope {
  readonly server: AuthorizationServer;
  /** Name of the app, which names the cookie. */
  readonly app: string;
  /** Seals the cookie; see Seal. */
  readonly secret: string;
}

/** A browser that was away for so long signs in anew, in seconds. */
const LONGEST_SECONDS = 30 * 24 * 60 * 60;
/** Requests that were under way with the former tokens get the new ones for so long, in milliseconds. */
const OVERLAP_MS = 60_000;

/** Who has signed in, kept by the browser in a cookie that only servers with the secret can read. */
export class Visitors {
  readonly #options: VisitorsOptions;
  readonly #seal;
  /** By the access token that had expired. */
  readonly #renewals = new Map<string, Promise<Tokens>>();

  constructor(options: VisitorsOptions) {
    this.#options = options;
    this.#seal = createSeal(options.secret, `${options.app} session`);
  }

  /** The tokens of who sent a request; undefined for somebody who has not signed in. */
  async of(request: Pick<IncomingMessage, 'headers'>): Promise<Tokens | undefined> {
    const content = await this.#seal.open(readCookies(request.headers.cookie)[this.#cookieName]);
    if (typeof content?.accessToken !== 'string') return undefined;
    const { accessToken, refreshToken } = content;
    return { accessToken, refreshToken: typeof refreshToken === 'string' ? refreshToken : undefined };
  }

  /** The cookie of somebody with these tokens. */
  async keep(tokens: Tokens): Promise<string> {
    const { secure, path } = this.#options;
    const sealed = await this.#seal.close({ ...tokens }, LONGEST_SECONDS);
    return writeCookie(this.#cookieName, sealed, { secure, path, maxAgeSeconds: LONGEST_SECONDS });
  }

  /** The cookie with which a browser forgets. */
  forget(): string {
    const { secure, path } = this.#options;
    return writeCookie(this.#cookieName, '', { secure, path, maxAgeSeconds: 0 });
  }

  /**
   * New tokens for somebody whose access token has expired; undefined where the platform gives none, so that they have to
   * sign in anew.
   */
  async renew({ accessToken, refreshToken }: Tokens): Promise<Tokens | undefined> {
    if (refreshToken === undefined) return undefined;
    try {
      return await this.#renewOnce(accessToken, refreshToken);
    } catch (error) {
      if (error instanceof ResponseBodyError) return undefined;
      throw error;
    }
  }

  /** Of several requests that find the token expired, one renews it: a refresh token may be good for once only. */
  #renewOnce(accessToken: string, refreshToken: string): Promise<Tokens> {
    const known = this.#renewals.get(accessToken);
    if (known) return known;
    const renewal = this.#options.server.refresh(refreshToken);
    this.#renewals.set(accessToken, renewal);
    const forget = () => this.#renewals.delete(accessToken);
    renewal.then(() => setTimeout(forget, OVERLAP_MS).unref(), forget);
    return renewal;
  }

  get #cookieName(): string {
    return hostCookieName(`${this.#options.app}_session`, this.#options);
  }
}
