import type { PlatformFault } from '../../engine/errors/platform-fault.ts';
import { recordErrorBody } from '../../engine/errors/record-error.ts';
import { faultAnswer, jsonAnswer } from '../../engine/http/answers.ts';
import type { HeaderValues, HttpAnswer } from '../../engine/http/http-types.ts';
import type { AnswerToCheck } from '../../engine/prism/check-answer.ts';
import type { ContractOperation } from '../../engine/prism/contract.ts';

/** What any handler answers. */
export interface AnyResult {
  readonly status: number;
  readonly headers?: HeaderValues;
  readonly body?: unknown;
}

/** An answer with what its contract check needs. */
export interface CheckedAnswer {
  readonly http: HttpAnswer;
  readonly toCheck: AnswerToCheck;
}

const JSON_TYPE = 'application/json; charset=utf-8';

/** A handler's result on the wire: JSON, unless its headers name another content type. */
export function resultAnswer({ status, headers = {}, body }: AnyResult): CheckedAnswer {
  if (body === undefined) return { http: { status, headers }, toCheck: { status, headers, body } };
  const typed = { 'content-type': JSON_TYPE, ...tagOf(status, body), ...headers };
  const isJson = String(typed['content-type']).includes('json');
  const raw = isJson ? JSON.stringify(body) : (body as string | Uint8Array);
  return { http: { status, headers: typed, body: raw }, toCheck: { status, headers: typed, body } };
}

/** What bears a tag can be asked for again with it, and is answered with 304 while it is the same (PF-REST-36). */
function tagOf(status: number, body: unknown): HeaderValues {
  const { eTag } = (body ?? {}) as { eTag?: unknown };
  return status === 200 && typeof eTag === 'string' ? { etag: `"${eTag}"` } : {};
}

/** A handler's fault in the form that its contract declares (PF-ERR-03). */
export function declaredFaultAnswer(operation: ContractOperation, fault: PlatformFault): CheckedAnswer {
  const form = operation.errorForms.get(fault.status);
  const http =
    form === 'record' || form === 'either'
      ? jsonAnswer(fault.status, recordErrorBody(fault), fault.extra.headers)
      : faultAnswer(fault);
  const body: unknown = JSON.parse(String(http.body));
  return { http, toCheck: { status: http.status, headers: http.headers ?? {}, body } };
}
