import { changedRequest } from '../http/changed-request.ts';
import type { HttpAnswer, HttpRequest } from '../http/http-types.ts';
import type { ContractOperation } from '../prism/contract.ts';
import { reshape } from './reshape.ts';
import type { Schema } from './shape.ts';

/**
 * An answer as an older or newer version of the platform gives it: without members that appeared later, and with
 * addresses of the version that was asked for.
 */
export function inVersion(operation: ContractOperation, answer: HttpAnswer, version: string): HttpAnswer {
  const { dataBase } = operation;
  const asked = `/services/data/v${version}`;
  if (dataBase === asked) return answer;
  const keeps = (schemas: readonly Schema[]) => schemas.some((schema) => isThere(schema, version));
  const reshaped = reshape(operation, answer, { keeps });
  if (reshaped === answer) return answer;
  return { ...reshaped, body: String(reshaped.body).replaceAll(`"${dataBase}/`, `"${asked}/`) };
}

/**
 * A request as a version of the platform reads it: without query parameters that appeared later, which it passes over
 * like any that it does not know (PF-VERSION-05).
 */
export function readInVersion(
  { declared }: Pick<ContractOperation, 'declared'>,
  request: HttpRequest,
  version: string,
): HttpRequest {
  const later = declared.parameters.filter(
    (parameter) =>
      parameter.in === 'query' && request.query.has(parameter.name) && !isThere(parameter, version),
  );
  if (later.length === 0) return request;
  const query = new URLSearchParams(request.query);
  for (const { name } of later) query.delete(name);
  return changedRequest(request, { query });
}

/** Whether something that may have appeared later is there in a version. */
export function isThere(part: Pick<Schema, 'x-since'>, version: string): boolean {
  return Number(part['x-since'] ?? 0) <= Number(version);
}
