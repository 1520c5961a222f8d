import { parseSetCookie, stringifyCookie } from 'cookie';

/** The cookies by which a platform knows somebody across calls, such as that of a guest with a cart. */
export class Cookies {
  readonly #values = new Map<string, string>();

  /** Takes over what an answer sets. */
  keep(headers: Headers): void {
    for (const header of headers.getSetCookie()) {
      const { name, value = '' } = parseSetCookie(header);
      if (value) this.#values.set(name, value);
      else this.#values.delete(name);
    }
  }

  /** What a request sends along; undefined where there is nothing. */
  header(): string | undefined {
    return this.#values.size > 0 ? stringifyCookie(Object.fromEntries(this.#values)) : undefined;
  }
}
