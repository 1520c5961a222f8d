import { requestsConstants } from '#generated/sandbox/constants.gen.ts';
import { type KeptRequest, type LoggedRequest, loggedRequest } from './kept-request.ts';

/** What a reader of the log asks for. */
export interface LogFilter {
  /** Sandbox session; undefined for everybody's requests. */
  readonly sessionId?: string | undefined;
  readonly operationId?: string | undefined;
  readonly minStatus?: number | undefined;
  readonly onlyViolations?: boolean | undefined;
  readonly after?: number | undefined;
  readonly limit: number;
}

interface Entry {
  readonly number: number;
  readonly kept: KeptRequest;
}

/** The last requests, in memory. */
export class RequestLog {
  #entries: Entry[] = [];
  #number = 0;

  /** Keeps a request; the oldest makes room. */
  add(kept: KeptRequest): void {
    this.#number += 1;
    this.#entries.push({ number: this.#number, kept });
    if (this.#entries.length > requestsConstants.maxEntries) this.#entries.shift();
  }

  /** The requests that fit, latest first. */
  find({ limit, ...filter }: LogFilter): LoggedRequest[] {
    return this.#entries
      .filter((entry) => fits(entry, filter))
      .slice(-limit)
      .reverse()
      .map(({ number, kept }) => loggedRequest(number, kept));
  }

  /** Forgets the requests of a session, or all. */
  clear(sessionId?: string): void {
    this.#entries =
      sessionId === undefined ? [] : this.#entries.filter(({ kept }) => kept.sessionId !== sessionId);
  }
}

function fits(
  { number, kept }: Entry,
  { sessionId, operationId, minStatus = 0, onlyViolations, after = 0 }: Omit<LogFilter, 'limit'>,
): boolean {
  return (
    number > after &&
    (sessionId === undefined || kept.sessionId === sessionId) &&
    (operationId === undefined || kept.operationId === operationId) &&
    (minStatus === 0 || (kept.status ?? 0) >= minStatus) &&
    (!onlyViolations || kept.refused.length + kept.broken.length > 0)
  );
}
