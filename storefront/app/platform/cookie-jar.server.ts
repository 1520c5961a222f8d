/** One change of a cookie, as the browser is told. */
interface CookieChange {
  value: string;
  /** Attributes after the value, such as `Path=/; HttpOnly`. */
  attributes: string;
}

const sessionAttributes = 'Path=/; HttpOnly; SameSite=Lax';

/** The cookies of one request: what the browser sent, and what it will be told. */
export class CookieJar {
  readonly #cookies: Map<string, string>;
  readonly #changes = new Map<string, CookieChange>();

  readonly #secure: boolean;

  constructor(header: string | null, secure = false) {
    this.#secure = secure;
    this.#cookies = new Map((header ?? '').split(';').flatMap(parsedPair));
  }

  /** The name by which the browser keeps a cookie of ours: on TLS one that no other host and no plain text can set. */
  ownName(name: string): string {
    return this.#secure ? `__Host-${name}` : name;
  }

  get(name: string): string | undefined {
    return this.#cookies.get(name);
  }

  /** Sets a cookie for this visit, or exactly as the given attributes say. */
  set(name: string, value: string, attributes = sessionAttributes): void {
    this.#cookies.set(name, value);
    this.#changes.set(name, { value, attributes });
  }

  remove(name: string): void {
    this.#cookies.delete(name);
    this.#changes.set(name, { value: '', attributes: `${sessionAttributes}; Max-Age=0` });
  }

  /** Set-Cookie headers for the changes of this request. */
  headers(): string[] {
    const end = this.#secure ? '; Secure' : '';
    return [...this.#changes].map(([name, { value, attributes }]) => `${name}=${value}; ${attributes}${end}`);
  }
}

function parsedPair(pair: string): [string, string][] {
  const at = pair.indexOf('=');
  return at < 1 ? [] : [[pair.slice(0, at).trim(), pair.slice(at + 1).trim()]];
}
