import type { AuthorizationServer } from './authorization-server.ts';
import type { SignedIn } from './signed-in.ts';
import type { Visitor, Visitors } from './visitors.ts';

/** Somebody whose tokens the browser keeps sealed. */
export class SignedInVisitor implements SignedIn {
  readonly #server: AuthorizationServer;
  readonly #visitors: Visitors;
  #visitor: Visitor;
  #cookie: string | undefined;

  constructor(visitor: Visitor, { server, visitors }: { server: AuthorizationServer; visitors: Visitors }) {
    this.#visitor = visitor;
    this.#server = server;
    this.#visitors = visitors;
  }

  get accessToken(): string {
    return this.#visitor.tokens.accessToken;
  }

  /** The Set-Cookie value that the browser is to be told; undefined where nothing has changed. */
  get cookie(): string | undefined {
    return this.#cookie;
  }

  async renew(refused: string): Promise<boolean> {
    if (refused !== this.accessToken) return true;
    const renewed = await this.#visitors.renew(this.#visitor);
    if (!renewed) return false;
    this.#visitor = renewed;
    this.#cookie = renewed.cookie;
    return true;
  }

  async end(): Promise<void> {
    await this.#server.revoke(this.#visitor.tokens).catch(() => undefined);
    this.forget();
  }

  forget(): void {
    this.#cookie = this.#visitors.forget();
  }
}
