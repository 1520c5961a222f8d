import { platformCookie } from '../../sign-in.ts';

/** An answer with its body parsed where it is JSON. */
export interface Answer {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: the platform itself holds its answers to the contract
  readonly body: any;
}

/** A visitor's browser: it keeps the cookies that the platform sets, whatever process answers. */
export class Browser {
  readonly #origin: () => string;
  /** By which the platform knows a guest again. */
  #guest: string | undefined;
  /** Of whoever has signed in. */
  #session: string | undefined;

  constructor(origin: () => string) {
    this.#origin = origin;
  }

  async call(method: string, path: string, body?: unknown, headers: object = {}): Promise<Answer> {
    const answer = await fetch(this.#origin() + path, {
      method,
      headers: {
        ...(await this.#proof(method, path)),
        ...headers,
        ...(this.#cookie !== undefined && { cookie: this.#cookie }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const [set] = answer.headers.getSetCookie();
    if (set !== undefined) this.#guest = set.split(';')[0];
    const text = await answer.text();
    const isJson = answer.headers.get('content-type')?.includes('json');
    return { status: answer.status, body: isJson && text !== '' ? JSON.parse(text) : text };
  }

  /** Signs in; what the guest has stays theirs to merge. */
  async signIn(username: string, password: string): Promise<void> {
    this.#session = await platformCookie(this.#origin(), { username, password });
  }

  /** Signs out, in a browser that forgets everything. */
  async signOut(): Promise<Answer> {
    const [, token = ''] = this.#session?.split(/=(.*)/s) ?? [];
    const body = new URLSearchParams({ token });
    const { status } = await fetch(`${this.#origin()}/services/oauth2/revoke`, { method: 'POST', body });
    this.#guest = undefined;
    this.#session = undefined;
    return { status, body: undefined };
  }

  get #cookie(): string | undefined {
    return [this.#guest, this.#session].filter((each) => each !== undefined).join('; ') || undefined;
  }

  /** The token of writes at the base of a site. */
  async #proof(method: string, path: string): Promise<object> {
    if (method === 'GET' || !path.startsWith('/webruntime/api/') || this.#cookie === undefined) return {};
    const headers = { cookie: this.#cookie };
    const module = await fetch(`${this.#origin()}/webruntime/module/csrf-token`, { headers });
    const [, token] = /"(.+)"/.exec(await module.text()) ?? [];
    return token === undefined ? {} : { 'csrf-token': token };
  }
}
