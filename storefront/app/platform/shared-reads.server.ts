import { applicationContextLifetimeMs } from '#client/commerce/application-context.ts';
import { isNotFound } from '#client/errors/index.ts';
import type { Operation } from '#client/operation.ts';
import type { LooseInput } from '#client/send/fill-in.ts';
import type { Answer } from '#client/send/send.ts';
import { type HeldValue, type Made, SharedValues } from '#http/cache/shared-values.ts';
import { sharedLifetime } from './public-reads.ts';

type Send = () => Promise<Answer>;
type Lifetime = Pick<Made<Answer>, 'freshMs' | 'longestMs'>;

const MOST_ENTRIES = 5_000;
/** As JSON; in memory an answer takes several times as much. */
const MOST_BYTES = 16 * 1024 * 1024;

/** The headers of an answer that whoever shares it may see. */
const SHARED_HEADERS = ['cache-control', 'content-type'];

/**
 * What the platform answers to every guest alike, read once for all of them and kept for some seconds; see
 * public-reads.ts for what that is. One belongs to each server of a store.
 */
export class SharedReads {
  readonly #answers = new SharedValues<Answer>({ mostEntries: MOST_ENTRIES, mostBytes: MOST_BYTES });
  /** After so many seconds a change is seen by everybody, at the latest. */
  readonly seconds: number;

  constructor(seconds: number) {
    this.seconds = seconds;
  }

  /** What one answer of the shop reads; see SharedReading. */
  reading(options?: { isPatient: boolean }): SharedReading {
    const read = (key: string, make: () => Promise<Made<Answer>>) => this.#answers.read(key, make, options);
    const longestMs = this.seconds * 1000;
    return new SharedReading(read, { freshMs: longestMs / 2, longestMs });
  }
}

/** The shared answers of which one page is made. */
export class SharedReading {
  readonly #read: (key: string, make: () => Promise<Made<Answer>>) => Promise<HeldValue<Answer>>;
  readonly #seconds: Lifetime;
  #oldest = Number.POSITIVE_INFINITY;
  #hasFailed = false;

  constructor(
    read: (key: string, make: () => Promise<Made<Answer>>) => Promise<HeldValue<Answer>>,
    seconds: Lifetime,
  ) {
    this.#read = read;
    this.#seconds = seconds;
  }

  /** Since when the oldest of the answers has been true, those aside that are used as long as their contract says. */
  get oldest(): number | undefined {
    return Number.isFinite(this.#oldest) ? this.#oldest : undefined;
  }

  /** Whether a read failed; what is not there is no failure. */
  get hasFailed(): boolean {
    return this.#hasFailed;
  }

  /**
   * The answer to a complete input; undefined for what is not shared.
   *
   * @param send asks the platform on behalf of nobody
   */
  read(operation: Operation, input: LooseInput, send: Send): Promise<Answer> | undefined {
    const lifetime = sharedLifetime(operation.operationId, input);
    return lifetime && this.#shared(`${operation.operationId} ${JSON.stringify(input)}`, lifetime, send);
  }

  async #shared(key: string, lifetime: 'contract' | 'seconds', send: Send): Promise<Answer> {
    try {
      const make = async () => {
        const answer = await send();
        return { ...made(answer), ...(lifetime === 'seconds' ? this.#seconds : contextLifetime(answer)) };
      };
      const { value, since } = await this.#read(key, make);
      if (lifetime === 'seconds') this.#oldest = Math.min(this.#oldest, since);
      return value;
    } catch (error) {
      this.#hasFailed ||= !isNotFound(error);
      throw error;
    }
  }
}

/** An answer as it is held: nobody who shares it can change it for others. */
function made({ data, status, headers }: Answer): Pick<Made<Answer>, 'value' | 'bytes'> {
  const kept = new Headers(SHARED_HEADERS.flatMap((name) => pairOf(name, headers.get(name))));
  return {
    value: { data: deepFrozen(data), status, headers: kept },
    bytes: JSON.stringify(data)?.length ?? 0,
  };
}

const pairOf = (name: string, value: string | null): [string, string][] =>
  value === null ? [] : [[name, value]];

function contextLifetime({ headers }: Answer): Lifetime {
  const lifetimeMs = applicationContextLifetimeMs(headers);
  return { freshMs: lifetimeMs, longestMs: lifetimeMs };
}

function deepFrozen<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  for (const part of Object.values(value)) deepFrozen(part);
  return Object.freeze(value);
}
