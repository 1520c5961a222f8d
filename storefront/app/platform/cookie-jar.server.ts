import { type CookieScope, hostCookieName, readCookies, writeCookie } from '#http/cookies.ts';

/** One change of a cookie, as the browser is told; without an age it lasts as long as the visit. */
interface CookieChange {
  readonly value: string;
  readonly maxAgeSeconds: number | undefined;
}

/** The cookies of one request: what the browser sent, and what it will be told. */
export class CookieJar {
  readonly #cookies: Map<string, string | undefined>;
  readonly #changes = new Map<string, CookieChange>();

  readonly #scope: CookieScope;

  constructor(header: string | null, scope: CookieScope = { secure: false }) {
    this.#scope = scope;
    this.#cookies = new Map(Object.entries(readCookies(header)));
  }

  /** The name by which the browser keeps a cookie of ours; see hostCookieName. */
  ownName(name: string): string {
    return hostCookieName(name, this.#scope);
  }

  get(name: string): string | undefined {
    return this.#cookies.get(name);
  }

  /** All of them as a Cookie header. */
  header(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value ?? ''}`).join('; ');
  }

  /** Sets a cookie for this visit, or for so many seconds. */
  set(name: string, value: string, maxAgeSeconds?: number): void {
    this.#cookies.set(name, value);
    this.#changes.set(name, { value, maxAgeSeconds });
  }

  remove(name: string): void {
    this.#cookies.delete(name);
    this.#changes.set(name, { value: '', maxAgeSeconds: 0 });
  }

  /** Set-Cookie headers for the changes of this request. */
  headers(): string[] {
    return [...this.#changes].map(([name, { value, maxAgeSeconds }]) =>
      writeCookie(name, value, { ...this.#scope, maxAgeSeconds }),
    );
  }
}
