import { isLeft } from 'fp-ts/lib/Either.js';
import { PlatformFault } from '../errors/platform-fault.ts';
import { jsonAnswer } from '../http/answers.ts';
import type { HttpAnswer } from '../http/http-types.ts';
import { prismMock, silentLogger } from './components.ts';
import type { Preferences } from './preferences.ts';
import type { PrismCall } from './prism-request.ts';

/** An answer of Prism's mocker, before it is put on the wire. */
export interface MockedAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

/**
 * Lets Prism's own mocker answer: an example of the contract, or a body made up from the schema. What it cannot answer
 * (406 by Accept, 404 for an unknown status or example) becomes a fault.
 */
export function mockAnswer({ resource, request }: PrismCall, preferences: Preferences): MockedAnswer {
  const config = { ...preferences };
  const result = prismMock({ resource, input: { data: request, validations: [] }, config })(silentLogger);
  if (isLeft(result)) throw refusal(result.left);
  const { statusCode, headers = {}, body } = result.right;
  const named = Object.entries(headers).filter(([, value]) => value !== null && value !== undefined);
  return {
    status: statusCode,
    headers: Object.fromEntries(named.map(([name, value]) => [name.toLowerCase(), String(value)])),
    body,
  };
}

/** Writes the answer as Prism does: text as it is, everything else as JSON. */
export function toHttpAnswer({ status, headers, body }: MockedAnswer): HttpAnswer {
  if (body === undefined) return { status, headers };
  const isText = typeof body === 'string' && !(headers['content-type'] ?? '').includes('json');
  return isText ? { status, headers, body } : jsonAnswer(status, body, headers);
}

function refusal(error: Error & { status?: number; detail?: string }): PlatformFault {
  const status = error.status ?? 500;
  const code = status === 406 ? 'NOT_ACCEPTABLE' : status === 404 ? 'NOT_FOUND' : 'UNKNOWN_EXCEPTION';
  return new PlatformFault(status, code, error.detail ?? error.message, { cause: error });
}
