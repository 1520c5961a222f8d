import type { Declared } from '../operations/declared.ts';
import { FAULTS, type Fault, type Finding } from './checks.ts';

/** A request whose answer was wrong. */
export interface Failure extends Finding {
  readonly operationId: string;
  readonly kind: string;
  /** Repeats the round in which it was sent. */
  readonly seed: number;
  readonly sent: string;
  readonly told: string;
}

/** What a fuzz has sent and found. */
export interface FuzzRun {
  readonly seed: number;
  readonly requests: number;
  readonly operations: number;
  readonly kinds: Readonly<Record<string, number>>;
  readonly statuses: Readonly<Record<string, number>>;
  readonly faults: Readonly<Record<Fault, number>>;
  /** The least share of successful answers among those to one operation, from 0 to 1. */
  readonly leastSuccess: { readonly operationId: string; readonly share: number };
  /** Errors that nobody caught in the process of the platform. */
  readonly uncaught: number;
  /** The first of each kind at each operation. */
  readonly failures: readonly Failure[];
}

/** Gathers what a fuzz sends and finds. */
export class Tally {
  requests = 0;
  readonly #seed: number;
  readonly #kinds: Record<string, number> = {};
  readonly #statuses: Record<string, number> = {};
  readonly #faults = Object.fromEntries(FAULTS.map((fault) => [fault, 0])) as Record<Fault, number>;
  readonly #asked = new Map<string, { all: number; successes: number }>();
  readonly #failures = new Map<string, Failure>();
  #uncaught = 0;

  constructor(seed: number) {
    this.#seed = seed;
  }

  count(kind: string, { operationId }: Declared, status: number): void {
    this.requests += 1;
    this.#kinds[kind] = (this.#kinds[kind] ?? 0) + 1;
    this.#statuses[status] = (this.#statuses[status] ?? 0) + 1;
    const asked = this.#asked.get(operationId) ?? { all: 0, successes: 0 };
    asked.all += 1;
    // Who signs in is sent on.
    if (status < 300 || status === 302) asked.successes += 1;
    this.#asked.set(operationId, asked);
  }

  note(failure: Failure): void {
    this.#faults[failure.fault] += 1;
    const key = `${failure.operationId} ${failure.fault} ${failure.what}`;
    if (!this.#failures.has(key)) this.#failures.set(key, failure);
  }

  uncaught(error: unknown): void {
    this.#uncaught += 1;
    console.error('An error was not caught', error);
  }

  run(): FuzzRun {
    const shares = [...this.#asked].map(([operationId, { all, successes }]) => ({
      operationId,
      share: Number((successes / all).toFixed(3)),
    }));
    const [leastSuccess = { operationId: '', share: 0 }] = shares.sort(
      (one, other) => one.share - other.share,
    );
    return {
      seed: this.#seed,
      requests: this.requests,
      operations: this.#asked.size,
      kinds: { ...this.#kinds },
      statuses: { ...this.#statuses },
      faults: { ...this.#faults },
      leastSuccess,
      uncaught: this.#uncaught,
      failures: [...this.#failures.values()],
    };
  }
}
