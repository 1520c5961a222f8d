/** Who works in Directus, as the bootstrap of its demo makes them; the password is of a demo. */
export const PERSON = { email: 'admin@example.com', password: 'demo-demo' };

/** Calls of a running Directus in the name of its administrator. */
export class DirectusApi {
  readonly origin: string;
  readonly #token: string;

  private constructor(origin: string, token: string) {
    this.origin = origin;
    this.#token = token;
  }

  static async signIn(origin: string): Promise<DirectusApi> {
    const signedIn = await called('POST', `${origin}/auth/login`, PERSON);
    const { data } = JSON.parse(signedIn) as { data: { access_token: string } };
    return new DirectusApi(origin, data.access_token);
  }

  /** @throws where Directus refuses */
  async post(path: string, body: unknown): Promise<void> {
    await called('POST', this.origin + path, body, this.#token);
  }

  /** Removes all records of a collection. */
  async empty(collection: string): Promise<void> {
    await called('DELETE', `${this.origin}/items/${collection}`, { query: { limit: -1 } }, this.#token);
  }

  async has(collection: string): Promise<boolean> {
    const headers = { authorization: `Bearer ${this.#token}` };
    return (await fetch(`${this.origin}/collections/${collection}`, { headers })).ok;
  }
}

async function called(method: string, address: string, body: unknown, token?: string): Promise<string> {
  const authorization: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
  const headers = { 'content-type': 'application/json', ...authorization };
  const response = await fetch(address, { method, headers, body: JSON.stringify(body) });
  const text = await response.text();
  if (!response.ok) throw new Error(`${address} answers ${response.status}: ${text}`);
  return text;
}
