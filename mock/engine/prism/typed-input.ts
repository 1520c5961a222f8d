import type { HttpRequest } from '../http/http-types.ts';
import { planCoercion, type TypedValues } from './coerce.ts';
import type { ContractOperation } from './contract.ts';

/** What every handler is given, whatever its operation. */
export interface TypedInput {
  readonly path: TypedValues;
  readonly query: TypedValues;
  readonly headers: TypedValues;
  readonly body: unknown;
}

/** Turns a routed, valid request into a handler's input. */
export type ToTypedInput = (
  request: HttpRequest,
  params: Readonly<Record<string, string>>,
  body: unknown,
) => TypedInput;

/** Prepares the one adapter between the texts of a request and the types that the contract declares. */
export function planTypedInput(operation: ContractOperation): ToTypedInput {
  const { bundle, declared } = operation;
  const path = planCoercion(bundle, declared.parameters, 'path');
  const query = planCoercion(bundle, declared.parameters, 'query');
  const headers = planCoercion(bundle, declared.parameters, 'header');
  return (request, params, body) => ({
    path: path((name) => (params[name] === undefined ? undefined : [params[name]])),
    query: query((name) => (request.query.has(name) ? request.query.getAll(name) : undefined)),
    headers: headers((name) => headerValues(request, name)),
    body,
  });
}

function headerValues(request: HttpRequest, name: string): string[] | undefined {
  const value = request.headers[name.toLowerCase()];
  return value === undefined ? undefined : [value].flat();
}
