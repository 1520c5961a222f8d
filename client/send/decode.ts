import { ContractError, FetchError } from '../errors/index.ts';
import { retryAfterMs } from '../retry/retry-after.ts';
import { errorEntries } from './error-entries.ts';

/** A whole answer as it came: the response and its text. */
export interface RawAnswer {
  operationId: string;
  response: Response;
  text: string;
}

const STATUSES_WITHOUT_BODY = [202, 204, 205];

/**
 * The data of a success, decided by content type and shape, not by what a parser makes of it: a page with
 * status 200, cut-off JSON or a missing body is a ContractError.
 */
export function decodeSuccess(answer: RawAnswer, accept: string): unknown {
  const { response, text } = answer;
  if (!text && STATUSES_WITHOUT_BODY.includes(response.status)) return undefined;
  if (!text) throw contractError(answer, 'without the promised body');
  const contentType = response.headers.get('content-type') ?? '';
  if (!isOfType(contentType, accept))
    throw contractError(answer, `${contentType || 'no content type'} instead of ${accept}`);
  if (accept !== JSON_TYPE) return text;
  const data = parse(answer);
  if (typeof data !== 'object' || data === null) throw contractError(answer, 'a bare value');
  return data;
}

/** The typed error of a failed call, whatever its body is: either error form, a page, or nothing. */
export function decodeFailure({ operationId, response, text }: RawAnswer, now: number): FetchError {
  const body = parseIfPossible(text);
  return new FetchError({
    operationId,
    status: response.status,
    statusText: response.statusText,
    url: response.url,
    errors: errorEntries(body),
    body,
    retryAfterMs: retryAfterMs(response.headers.get('retry-after'), now),
  });
}

export const JSON_TYPE = 'application/json';

function isOfType(contentType: string, accept: string): boolean {
  const type = contentType.split(';')[0]?.trim().toLowerCase() ?? '';
  return type === accept || (accept === JSON_TYPE && type.endsWith('+json'));
}

function parse(answer: RawAnswer): unknown {
  try {
    return JSON.parse(answer.text);
  } catch (cause) {
    throw contractError(answer, 'JSON that cannot be read', cause);
  }
}

function parseIfPossible(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function contractError({ operationId, response }: RawAnswer, reason: string, cause?: unknown): ContractError {
  const { status, statusText, url } = response;
  return new ContractError(reason, { operationId, status, statusText, url, cause });
}
