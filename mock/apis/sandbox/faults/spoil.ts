import type { HttpAnswer } from '../../../engine/http/http-types.ts';
import type { ContractOperation } from '../../../engine/prism/contract.ts';
import type { FaultRule } from '../rules/rule.ts';
import { declaredError } from './declared-error.ts';

const PAGE = '<!doctype html><html><head><title>Wartung</title></head><body><h1>Wartung</h1></body></html>';

/** The answer that a fault leaves of the platform's own, which is not there where the platform was not asked. */
export function spoil(
  { kind, status = 500, example, retryAfterSeconds }: FaultRule,
  operation: ContractOperation | undefined,
  own: HttpAnswer | undefined,
): HttpAnswer {
  switch (kind) {
    case 'status':
      return declaredError(operation, status, example, retryAfterSeconds);
    case 'reset':
    case 'hang':
      return { status: 0, networkFault: kind };
    case 'truncated':
      return truncated(own);
    case 'empty500':
      return { status: 500 };
    case 'html200':
      return { status: 200, headers: { 'content-type': 'text/html; charset=utf-8' }, body: PAGE };
  }
}

/** The first half of the JSON, with a status and headers as if it were whole. */
function truncated(own: HttpAnswer | undefined): HttpAnswer {
  const isJson = String(own?.headers?.['content-type'] ?? '').includes('json');
  const text = own && isJson ? String(own.body ?? '') : '';
  const cut = /^\s*[[{]/.test(text) ? text.slice(0, Math.max(1, Math.floor(text.length / 2))) : '{"';
  const { etag: _, ...headers } = own?.headers ?? {};
  const status = own && own.status !== 204 && own.status !== 304 ? own.status : 200;
  return { status, headers: { ...headers, 'content-type': 'application/json; charset=utf-8' }, body: cut };
}
