/** An answer with its body parsed where it is JSON. */
export interface Answer {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: the platform itself holds its answers to the contract
  readonly body: any;
}

/** A visitor's browser: it keeps the cookie that the platform sets, whatever process answers. */
export class Browser {
  readonly #origin: () => string;
  #cookie: string | undefined;

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
    if (set !== undefined) this.#cookie = set.split(';')[0];
    const text = await answer.text();
    const isJson = answer.headers.get('content-type')?.includes('json');
    return { status: answer.status, body: isJson && text !== '' ? JSON.parse(text) : text };
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
