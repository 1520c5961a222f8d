import { requestsConstants } from '#generated/sandbox/constants.gen.ts';
import type { components } from '#generated/sandbox/types.gen.ts';
import type { Finding } from '../../../engine/errors/finding.ts';
import type { HttpAnswer, HttpRequest } from '../../../engine/http/http-types.ts';
import { redactedBody, redactedHeaders, redactedPath } from './redact.ts';

export type LoggedRequest = components['schemas']['LoggedRequest'];

const { maxBodyCharacters } = requestsConstants;

/** A request as the log keeps it: what is costly to write out is written out when somebody reads. */
export interface KeptRequest
  extends Pick<
    LoggedRequest,
    | 'sessionId'
    | 'milliseconds'
    | 'operationId'
    | 'method'
    | 'status'
    | 'outcome'
    | 'controls'
    | 'requestBody'
  > {
  readonly receivedAt: Date;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly requestHeaders: HttpRequest['headers'];
  readonly responseHeaders: HttpAnswer['headers'];
  /** Text, perhaps cut off, or how many bytes there were. */
  readonly responseBody: string | number | undefined;
  readonly refused: readonly Finding[];
  readonly broken: readonly Finding[];
}

/** A request as a reader of the log sees it, without what nobody may read. */
export function loggedRequest(number: number, kept: KeptRequest): LoggedRequest {
  const {
    receivedAt,
    path,
    query,
    requestHeaders,
    responseHeaders,
    responseBody,
    refused,
    broken,
    ...plain
  } = kept;
  const search = query.toString();
  return {
    ...plain,
    number,
    receivedAt: receivedAt.toISOString(),
    path: redactedPath(beginning(search ? `${path}?${search}` : path)),
    requestHeaders: redactedHeaders(headerTexts(requestHeaders)),
    requestBody: redactedBody(plain.requestBody),
    responseHeaders: redactedHeaders(headerTexts(responseHeaders ?? {})),
    responseBody: redactedBody(bodyText(responseBody, responseHeaders)),
    violations: [...violations('request', refused), ...violations('answer', broken)],
  };
}

/** A copy of the beginning of a text; a slice would keep all of it in memory. */
export function beginning(text: string): string {
  if (text.length <= maxBodyCharacters) return text;
  return Buffer.from(text.slice(0, maxBodyCharacters)).toString();
}

function bodyText(body: KeptRequest['responseBody'], headers: HttpAnswer['headers']): string | null {
  if (typeof body === 'number') return `${body} bytes of ${headers?.['content-type'] ?? 'unknown type'}`;
  return body ?? null;
}

function headerTexts(
  headers: Readonly<Record<string, string | readonly string[] | undefined>>,
): Record<string, string> {
  const known = Object.entries(headers).filter(
    (entry): entry is [string, string | readonly string[]] => entry[1] !== undefined,
  );
  return Object.fromEntries(known.map(([name, value]) => [name, beginning([value].flat().join(', '))]));
}

function violations(
  side: LoggedRequest['violations'][number]['side'],
  findings: readonly Finding[],
): LoggedRequest['violations'] {
  return findings.map(({ location, message }) => ({ side, location: location.join('.'), message }));
}
