import type { AuthorizationServer, Tokens } from './authorization-server.ts';
import type { SignedIn } from './signed-in.ts';
import type { Visitors } from './visitors.ts';

/** Somebody whose tokens the browser keeps sealed. */
export class SignedInVisitor implements SignedIn {
  readonly #server: AuthorizationServer;
  readonly #visitors: Visitors;
  #tokens: Tokens;
  #cookie: string | undefined;

  constructor(tokens: Tokens, { server, visitors }: { server: AuthorizationServer; visitors: Visitors }) {
    this.#tokens = tokens;
    this.#server = server;
    this.#visitors = visitors;
  }

  get accessToken(): string {
    return this.#tokens.accessToken;
  }

  /** The Set-Cookie value that the browser is to be told; undefined where nothing has changed. */
  get cookie(): string | undefined {
    return this.#cookie;
  }

  async renew(refused: string): Promise<boolean> {
    if (refused !== this.accessToken) return true;
    const renewed = await this.#visitors.renew(this.#tokens);
    if (!renewed) return false;
    this.#tokens = renewed;
    this.#cookie = await this.#visitors.keep(renewed);
    return true;
  }

  async end(): Promise<void> {
    await this.#server.revoke(this.#tokens).catch(() => undefined);
    this.forget();
  }

  forget(): void {
    this.#cookie = this.#visitors.forget();
  }
}
