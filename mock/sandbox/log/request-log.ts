import { requestsConstants } from '#generated/sandbox/constants.gen.ts';
import type { components } from '#generated/sandbox/types.gen.ts';
import { redactedBody, redactedHeaders, redactedPath } from './redact.ts';

export type LoggedRequest = components['schemas']['LoggedRequest'];

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

/** The last requests, in memory. */
export class RequestLog {
  #entries: LoggedRequest[] = [];
  #number = 0;

  /** Keeps a request, as it was sent; the oldest makes room. */
  add(entry: Omit<LoggedRequest, 'number'>): void {
    this.#number += 1;
    this.#entries.push({ number: this.#number, ...entry });
    if (this.#entries.length > requestsConstants.maxEntries) this.#entries.shift();
  }

  /** The requests that fit, latest first, without what nobody may read. */
  find({
    sessionId,
    operationId,
    minStatus = 0,
    onlyViolations,
    after = 0,
    limit,
  }: LogFilter): LoggedRequest[] {
    return this.#entries
      .filter(
        (entry) =>
          entry.number > after &&
          (sessionId === undefined || entry.sessionId === sessionId) &&
          (operationId === undefined || entry.operationId === operationId) &&
          (minStatus === 0 || (entry.status ?? 0) >= minStatus) &&
          (!onlyViolations || entry.violations.length > 0),
      )
      .reverse()
      .slice(0, limit)
      .map(redacted);
  }

  /** Forgets the requests of a session, or all. */
  clear(sessionId?: string): void {
    this.#entries =
      sessionId === undefined ? [] : this.#entries.filter((entry) => entry.sessionId !== sessionId);
  }
}

/** Done when the log is read, so that requests do not pay for it. */
function redacted(entry: LoggedRequest): LoggedRequest {
  return {
    ...entry,
    path: redactedPath(entry.path),
    requestHeaders: redactedHeaders(entry.requestHeaders),
    requestBody: redactedBody(entry.requestBody),
    responseHeaders: redactedHeaders(entry.responseHeaders),
    responseBody: redactedBody(entry.responseBody),
  };
}
