import { sessionsConstants } from '#generated/commerce/constants.gen.ts';
import { demoApplication } from '#mock/demo/seed/connected-applications.ts';
import { WEBSTORE_ID } from '#mock/demo/seed/well-known-ids.ts';

const STORE = `/webruntime/api/services/data/v64.0/commerce/webstores/${WEBSTORE_ID}`;

export interface Reply {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  // biome-ignore lint/suspicious/noExplicitAny: tests read bodies whose shape the contract check has proved
  readonly body: any;
}

/** Somebody with a browser, and perhaps a session of the sandbox, before a running mock. */
export class Developer {
  readonly #origin: string;
  readonly #cookies = new Map<string, string>();
  #key: string | undefined;

  constructor(origin: string) {
    this.#origin = origin;
  }

  /** Opens a session of the sandbox; from then on each call carries its key as a header. */
  async openSession(label?: string): Promise<this> {
    const { status, body } = await this.admin('POST', '/sessions', label === undefined ? {} : { label });
    if (status !== 201) throw new Error(`No session: ${status}`);
    this.#key = body.key;
    this.#cookies.delete('sandbox');
    return this;
  }

  get key(): string {
    return this.#key ?? '';
  }

  /** Calls the admin path. */
  admin(method: string, path: string, body?: unknown): Promise<Reply> {
    return this.call(method, `/sandbox${path}`, body);
  }

  /** Calls the web store, or a whole path that begins with `/services`, `/webruntime`, `/cms` or `/sandbox`. */
  async call(
    method: string,
    path: string,
    body?: unknown,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Reply> {
    const isWhole = /^\/(?:services|webruntime|cms|lwr|sandbox)\//.test(path);
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const address = isWhole ? path : STORE + path;
    const response = await fetch(this.#origin + address, {
      method,
      headers: {
        ...(cookie && { cookie }),
        ...(this.#key && { 'x-sandbox': this.#key }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(await this.#csrfHeader(method, address, cookie)),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    for (const set of response.headers.getSetCookie()) this.#keep(set);
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json') ?? false;
    return {
      status: response.status,
      headers: response.headers,
      text,
      body: isJson ? parsed(text) : undefined,
    };
  }

  /** Signs in by a program of the demo, whose token is also the session in the browser. */
  async signIn(username = 'erika@offizin.example', password = 'demo'): Promise<Reply> {
    const { clientId, clientSecret } = demoApplication;
    const form = {
      grant_type: 'password',
      client_id: clientId,
      client_secret: clientSecret,
      username,
      password,
    };
    const response = await fetch(`${this.#origin}/services/oauth2/token`, {
      method: 'POST',
      headers: this.#key ? { 'x-sandbox': this.#key } : {},
      body: new URLSearchParams(form),
    });
    const text = await response.text();
    const body = parsed(text) as Reply['body'];
    if (response.ok) this.#cookies.set(sessionsConstants.sessionCookieName, body.access_token);
    return { status: response.status, headers: response.headers, text, body };
  }

  /** Whether the platform takes this browser for a guest's. */
  async isGuest(): Promise<boolean> {
    return (await this.call('GET', '/services/oauth2/userinfo')).status !== 200;
  }

  /** The token that writes at the base of the site need, for whom the platform knows. */
  async #csrfHeader(method: string, address: string, cookie: string): Promise<Record<string, string>> {
    if (method === 'GET' || !address.startsWith('/webruntime/api/') || !this.#isKnown()) return {};
    const module = await fetch(`${this.#origin}/webruntime/module/csrf-token`, { headers: { cookie } });
    const token = /"(.+)"/.exec(await module.text())?.[1];
    return token === undefined ? {} : { 'csrf-token': token };
  }

  /** Whether the platform knows who this is, a user or a guest with a cart. */
  #isKnown(): boolean {
    const { sessionCookieName, guestCookiePrefix } = sessionsConstants;
    return [...this.#cookies.keys()].some(
      (name) => name === sessionCookieName || name.startsWith(guestCookiePrefix),
    );
  }

  #keep(set: string): void {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
    if (value) this.#cookies.set(name, value);
    else this.#cookies.delete(name);
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
