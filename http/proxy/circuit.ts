import {
  type CircuitBreakerPolicy,
  CircuitState,
  ConsecutiveBreaker,
  circuitBreaker,
  ExponentialBackoff,
  handleWhen,
  isBrokenCircuitError,
  noJitterGenerator,
} from 'cockatiel';
import { parseApiUsage, USAGE_HEADER } from './api-usage.ts';

/** An answer of the platform as far as it tells how the platform is. */
export interface PlatformAnswer {
  readonly status: number;
  readonly headers: { get(name: string): string | null | undefined };
}

/** So many failures in a row, and the platform is not there. */
const FAILURES_IN_A_ROW = 5;
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;
/** Statuses with which the platform, or what stands before it, says that it is not there. */
const ABSENT = [502, 503, 504];

/** How long is waited where a limit is reached and no time is told, and the longest time that is believed. */
const LIMIT_PAUSE_MS = 30_000;
const LONGEST_LIMIT_PAUSE_MS = 300_000;
const TOO_MANY_REQUESTS = 429;
/** Shares of the calls of a day at which is said that they come to an end. */
const WARN_AT = [0.8, 0.95];

/** Thrown instead of a call while the platform is left alone. */
export class PlatformPaused extends Error {
  override name = 'PlatformPaused' as const;
  /** Whole seconds after which the platform wants to be asked again, where it has said so. */
  readonly retryAfterSeconds: number | undefined;

  constructor(retryAfterMs?: number) {
    super('The platform is left alone for a moment, as it does not answer.');
    this.retryAfterSeconds =
      retryAfterMs === undefined ? undefined : Math.max(1, Math.ceil(retryAfterMs / 1000));
  }
}

/**
 * Leaves a platform alone that does not answer: after five failures in a row calls fail at once, and from time to time
 * one goes through to see whether it is back. A platform that says that its limit is reached is left alone as long as it
 * asks for. Whoever hangs up (an `AbortError`) says nothing about the platform.
 */
export class Circuit {
  readonly #breaker: CircuitBreakerPolicy;
  readonly #warn: (message: string) => void;
  #limitedUntil = 0;
  /** When the platform has said that it is back. */
  #backAt = 0;
  #warned = 0;

  constructor(warn: (message: string) => void) {
    this.#warn = warn;
    const absent = handleWhen((error) => !(error instanceof Error && error.name === 'AbortError'));
    this.#breaker = circuitBreaker(
      absent.orWhenResult((answer) => ABSENT.includes((answer as PlatformAnswer).status)),
      {
        breaker: new ConsecutiveBreaker(FAILURES_IN_A_ROW),
        // Varied at random, the first pause would often be none; there is one circuit to a server.
        halfOpenAfter: new ExponentialBackoff({
          generator: noJitterGenerator,
          initialDelay: FIRST_PAUSE_MS,
          maxDelay: LONGEST_PAUSE_MS,
        }),
      },
    );
    this.#breaker.onBreak(() => warn('The platform does not answer. Calls fail at once until it does.'));
    this.#breaker.onReset(() => warn('The platform answers again.'));
  }

  /**
   * Makes a call, if the platform may be asked now.
   *
   * @throws PlatformPaused where it may not, and whatever the call throws
   */
  async call<Answer extends PlatformAnswer>(send: () => Promise<Answer>): Promise<Answer> {
    const limited = this.#limitedUntil - Date.now();
    if (limited > 0) throw new PlatformPaused(limited);
    // While one call sees whether the platform is back, nobody waits for that.
    if (this.#breaker.state === CircuitState.HalfOpen) throw this.#paused();
    try {
      const answer = await this.#breaker.execute(send);
      this.#learn(answer);
      return answer;
    } catch (error) {
      throw isBrokenCircuitError(error) ? this.#paused() : error;
    }
  }

  #paused(): PlatformPaused {
    const back = this.#backAt - Date.now();
    return new PlatformPaused(back > 0 ? back : undefined);
  }

  #learn({ status, headers }: PlatformAnswer): void {
    const asked = retryAfterMs(headers.get('retry-after'));
    this.#backAt = ABSENT.includes(status) && asked ? Date.now() + asked : 0;
    if (status === TOO_MANY_REQUESTS)
      this.#limitedUntil = Date.now() + Math.min(asked ?? LIMIT_PAUSE_MS, LONGEST_LIMIT_PAUSE_MS);
    this.#countCalls(headers.get(USAGE_HEADER));
  }

  #countCalls(header: string | null | undefined): void {
    const usage = parseApiUsage(header);
    if (!usage) return;
    const reached = WARN_AT.filter((share) => usage.used >= usage.maximum * share).at(-1) ?? 0;
    if (reached > this.#warned)
      this.#warn(
        `${usage.used} of the ${usage.maximum} calls that the platform allows in 24 hours are used.`,
      );
    this.#warned = reached;
  }
}

/** Seconds or a date, in milliseconds from now. */
function retryAfterMs(header: string | null | undefined): number | undefined {
  if (!header) return undefined;
  const ms = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - Date.now();
  return ms > 0 ? ms : undefined;
}
