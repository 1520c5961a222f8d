import { createQueryClient } from '#client/cache/query-client.ts';
import { PlatformError } from '#client/errors/index.ts';
import type { Operation } from '#client/operation.ts';
import { createPlatform, type Platform } from '#client/platform.ts';
import type { LooseInput } from '#client/send/fill-in.ts';
import { type Connection, orgUrlOf } from '../../connection.ts';
import { Cookies } from './cookies.ts';
import type { Person } from './step.ts';

/** A call gets so many milliseconds, as the slowest call of the apps does. */
const PATIENCE_MS = 30_000;

/** One request of the check and its answer as it came. */
export interface Exchange {
  readonly operation: Operation;
  readonly by: Person;
  readonly input: LooseInput;
  /** Path and query as sent. */
  readonly address: string;
  /** Undefined where nothing was answered. */
  readonly status: number | undefined;
  readonly headers: Headers;
  readonly text: string;
  readonly milliseconds: number;
}

/** What came of a call: the requests that it took, and what the apps would have been given. */
export interface Called {
  readonly exchanges: readonly Exchange[];
  /** Undefined where the call failed. */
  readonly data: unknown;
}

/** Access tokens of those who have signed in. */
export type AccessTokens = Readonly<Partial<Record<Exclude<Person, 'guest'>, string>>>;

/** Calls the platform as the apps do, by the same client: version, base, token of writes and older forms included. */
export class Caller {
  readonly #platforms: Readonly<Record<Person, Platform>>;
  #exchanges: Exchange[] = [];
  #answered: { url: string; headers: Headers } | undefined;

  constructor(connection: Connection, tokens: AccessTokens) {
    const { platformUrl } = connection;
    const open = (by: Person, origin: string, token?: string) =>
      this.#open(by, origin, { connection, token });
    this.#platforms = {
      guest: open('guest', platformUrl),
      buyer: open('buyer', platformUrl, tokens.buyer),
      staff: open('staff', orgUrlOf(connection), tokens.staff),
    };
  }

  /** Makes one call; what fails is among the exchanges. */
  async call(by: Person, operation: Operation, input: LooseInput, accept?: string): Promise<Called> {
    this.#exchanges = [];
    const options = { signal: AbortSignal.timeout(PATIENCE_MS), ...(accept !== undefined && { accept }) };
    try {
      const { data } = await this.#platforms[by].send(operation as never, input as never, options);
      return { exchanges: this.#exchanges, data };
    } catch (error) {
      // A call that was never sent is a fault of the check.
      if (!(error instanceof PlatformError) || this.#exchanges.length === 0) throw error;
      return { exchanges: this.#exchanges, data: undefined };
    }
  }

  #open(
    by: Person,
    origin: string,
    { connection, token }: { connection: Connection; token?: string | undefined },
  ) {
    const cookies = new Cookies();
    return createPlatform({
      origin,
      isSite: by !== 'staff',
      isServer: true,
      versions: {},
      queryClient: createQueryClient({ isServer: true }),
      context: () => ({ webstoreId: connection.webstoreId, language: 'de' }),
      fetch: async (request) => {
        const cookie = cookies.header();
        if (token !== undefined) request.headers.set('authorization', `Bearer ${token}`);
        if (cookie !== undefined) request.headers.set('cookie', cookie);
        this.#answered = undefined;
        const response = await fetch(request);
        cookies.keep(response.headers);
        this.#answered = { url: request.url, headers: response.headers };
        return response;
      },
      observe: ({ operation, input, status, text, milliseconds }) => {
        const { url, headers } = this.#answered ?? { url: origin, headers: new Headers() };
        const { pathname, search } = new URL(url);
        const address = pathname + search;
        this.#exchanges.push({ operation, by, input, address, status, headers, text, milliseconds });
      },
    });
  }
}
